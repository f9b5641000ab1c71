"""Tests of reviews by request: of one's own seat, line by line as it is judged, and never while a match runs."""

from __future__ import annotations

import asyncio
import gc
import json
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import httpx
import pytest

from poktail.bots import review
from poktail.bots.evaluation import Evaluation, Method
from poktail.bots.series import play_at_random
from poktail.core.evaluation import Candidate
from poktail.core.game import Observation
from poktail.core.registry import find
from poktail.server.errors import TooFast
from poktail.server.history import replays, reviews
from poktail.server.history.jobs import HistoryJobs, Limits
from poktail.server.history.reviews import KnownReviews
from poktail.server.http.routes_reviews import ReviewLine
from tests.server.finished_match import record_of
from tests.server.live import PATIENCE, Person, Process, Round, seated, serving, stranger
from tests.server.test_history_jobs import Reader

pytestmark = pytest.mark.xdist_group("server_reviews")
SHORT: dict[str, Any] = {"seats": 3, "counters": 1, "goal": 1, "idle_limit": 2}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Process]:
    with serving(tmp_path_factory.mktemp("server")) as process:
        yield process


def lines_of(answer: httpx.Response) -> list[dict[str, Any]]:
    """The lines of a review, each as the schema says."""
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/jsonl")
    return [ReviewLine.model_validate_json(line).model_dump(mode="json") for line in answer.text.splitlines()]


async def ask(person: Person, match: str, seat: int) -> httpx.Response:
    return await person.http.get(f"/api/matches/{match}/review?seat={seat}", timeout=60)


async def refused(person: Person, match: str, seat: int) -> tuple[int, str]:
    """Status and code of a refusal, which says nothing else."""
    answer = await ask(person, match, seat)
    assert set(answer.json()) == {"code", "data"}
    return answer.status_code, answer.json()["code"]


async def played(ring: Round) -> str:
    """The match of this table, played to its end."""
    overs = await ring.play(Random(3), *await ring.start())
    match: str = overs[0]["d"]["match"]
    return match


def test_a_review_comes_decision_by_decision_and_is_that_of_the_record(server: Process) -> None:
    """It is the review that anybody can make from the record; asked for again, it comes from memory."""

    async def main() -> None:
        async with seated(server, "pok", 2, options=SHORT) as ring:
            match = await played(ring)
            answer = await ask(ring.people[1], match, 1)
            first, *judged, last = lines_of(answer)
            whole = (await record_of(ring.people[0], match)).match()
            asked = list(review.asked(whole, 1))
            assert asked and (first["done"], first["of"]) == (0, len(asked))
            assert [line["done"] for line in judged] == list(range(1, len(asked) + 1))
            decisions = [review.judge(*one) for one in asked]
            told = [json.loads(json.dumps(review.decision_json(one, reviews.LISTED))) for one in decisions]
            assert [line["decision"] for line in judged] == told
            found = review.review_of(whole, 1, decisions)
            summary = review.summary_json(found, list(review.hints(whole, found)))
            assert last["review"] == json.loads(json.dumps(summary))
            assert (await ask(ring.people[1], match, 1)).content == answer.content

    asyncio.run(main())


def test_only_whoever_held_the_seat_gets_its_review(server: Process) -> None:
    async def main() -> None:
        async with seated(server, "pok", 2, options=SHORT) as ring, stranger(server) as visitor:
            match = await played(ring)
            for person, seat in ((ring.people[1], 0), (ring.people[0], 2), (visitor, 0)):
                assert await refused(person, match, seat) == (403, "forbidden")
            assert await refused(ring.people[0], match, 3) == (400, "no_such_seat")
            assert await refused(ring.people[0], "nothing", 0) == (404, "not_found")
            assert await refused(ring.people[0], match, 99) == (422, "bad_message")

    asyncio.run(main())


def test_a_running_match_is_never_reviewed(server: Process) -> None:
    """Nobody, from no seat, gets anything but the refusal."""

    async def main() -> None:
        async with seated(server, "pok", 2, options={"seats": 3}) as ring, stranger(server) as visitor:
            (first, *_) = await ring.start()
            for person in (*ring.people, visitor):
                for seat in range(3):
                    assert await refused(person, first["d"]["match"], seat) == (409, "match_running")

    asyncio.run(main())


def test_a_review_keeps_no_observations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each has all events so far: those of a long match would take gigabytes."""
    match, alive = play_at_random(find("pok").game(), Random(1)), list[int]()

    def observations() -> int:
        return sum(type(one) is Observation for one in gc.get_objects())

    def judge(step: int, seen: Observation, move: Any) -> review.Decision:
        values = tuple(Candidate(one, float(one != move), 0.0, 1 / len(seen.legal)) for one in seen.legal)
        alive.append(observations())
        return review.Decision(step, step, None, move, Evaluation(Method.EXACT, values))

    before = observations()
    monkeypatch.setattr(review, "judge", judge)
    monkeypatch.setattr(replays, "rebuilt", lambda _row, _moves: iter([SimpleNamespace(match=match)]))
    *_, last = filter(None, reviews.reviewed(cast("Any", SimpleNamespace(id="m1")), [], 0, KnownReviews()))
    assert len(json.loads(last)["review"]["costliest"]) == review.LISTED
    assert len(alive) > review.LISTED and max(alive) <= before + 2


def test_a_reader_has_one_review_at_a_time_and_few_wait() -> None:
    async def main() -> None:
        go_on, begun, started = threading.Event(), list[int](), threading.Semaphore(0)

        def work(number: int) -> Iterator[int]:
            begun.append(number)
            started.release()
            assert go_on.wait(PATIENCE)
            yield number

        with ThreadPoolExecutor(4) as threads:
            jobs = HistoryJobs(threads, lambda request: (request.scope["client"][0],), Limits(1, 3, 5))
            mine = [asyncio.create_task(jobs.run(Reader("a").request, work(n))) for n in range(3)]
            try:
                assert await asyncio.to_thread(started.acquire, timeout=PATIENCE)
                with pytest.raises(TooFast):
                    await jobs.run(Reader("a").request, work(9))
                other = asyncio.create_task(jobs.run(Reader("b").request, work(3)))
                assert await asyncio.to_thread(started.acquire, timeout=PATIENCE)
                assert begun == [0, 3], "of another reader one begins at once, of the first reader only one"
            finally:
                go_on.set()
            assert await other == 3
            assert await asyncio.gather(*mine) == [0, 1, 2]
            assert begun == [0, 3, 1, 2]

    asyncio.run(main())


def test_the_review_that_was_stored_first_is_dropped_first(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "KNOWN", 2)
    known = KnownReviews()
    for match in ("m1", "m2", "m3"):
        known.put((match, 0), [match.encode()])
    assert [known.get((match, 0)) for match in ("m1", "m2", "m3")] == [None, [b"m2"], [b"m3"]]
