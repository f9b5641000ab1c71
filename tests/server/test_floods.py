"""Tests of rate limits: floods are refused until they end, and a household is not a flood."""

from __future__ import annotations

from tests.server.test_guard import Door, code


def test_a_flood_is_refused_until_it_ebbs():
    door = Door(rate_per_address=2, rate_burst=5)
    seen = [door.ask().status_code for _ in range(8)]
    assert seen == [200] * 5 + [429] * 3
    answer = door.ask()
    assert code(answer) == (429, "too_fast", {"wait": 1})
    assert answer.headers["retry-after"] == "1"
    assert door.ask("/healthz").status_code == door.ask("/readyz").status_code == 200
    assert door.ask(client=("192.0.2.8", 1)).status_code == 200
    door.clock.time += 1
    assert [door.ask().status_code for _ in range(3)] == [200, 200, 429]


def test_a_household_opens_the_page_on_every_phone_at_once_and_a_flood_of_parts_is_still_one():
    door = Door(rate_per_address=1, rate_burst=10)
    visit = ["/", *(f"/assets/part-{n}.js" for n in range(35))]
    assert {door.ask(path).status_code for _ in range(3) for path in visit} == {200}
    assert [door.ask("/assets/part-1.js").status_code for _ in range(60)][-1] == 429


def test_neither_a_household_of_many_addresses_nor_invented_ones_get_more():
    door = Door(rate_burst=2)
    seen = [door.ask(client=(f"2001:db8::{n}:1", 1)).status_code for n in range(4)]
    assert seen == [200, 200, 429, 429]
    assert door.ask(client=("2001:db8:0:1::1", 1)).status_code == 200
    door = Door(rate_burst=2)
    seen = [door.ask(headers={"X-Forwarded-For": f"192.0.2.{n}"}).status_code for n in range(4)]
    assert seen == [200, 200, 429, 429]
    door = Door(rate_burst=2, trust_proxy=True)
    seen = [door.ask(headers={"X-Forwarded-For": f"192.0.2.{n}, 192.0.2.99"}).status_code for n in range(4)]
    assert seen == [200, 200, 429, 429]
