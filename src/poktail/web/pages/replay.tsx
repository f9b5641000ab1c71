/** The page that replays a match: any step, from any viewpoint the reader may have. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { me } from "../api";
import { Bar, BookKey, IconKey } from "../bar";
import type { GameBoard, Person, Observation } from "../board";
import { ShellContext, useWords } from "../kit/context";
import { Key } from "../kit/keys";
import { ErrorBoundary } from "../kit/error_boundary";
import { usePublicUrl } from "../public_address";
import { openBook } from "../shell";
import { AimLine } from "../table/aim";
import { KeepSheet, share } from "../table/end_keys";
import { useFetch } from "../use_fetch";
import { peopleOf } from "../table/people";
import { lineOf, StoryFrame } from "../table/story";
import { CostlyNote, ReviewSheet, reviewTitle, useReview } from "../table/review";
import { TurningPoints, turningPointsOf } from "../table/turning_points";
import type { MatchOut, Problem, Replay } from "../wire";
import type { Words } from "../words";
import { Controls, ViewpointSwitch, ViewpointList, type Speed } from "./replay_controls";
import {
  type Viewpoint,
  type Frame,
  framesOf,
  indexOf,
  viewpoints,
  ownSeats,
  replayPage,
  replayUrl,
  parseViewpoint,
  observationAt,
  pauseAfter,
  defaultViewpoint,
  formatViewpoint,
} from "../replay";
import { withIdentity } from "./identity";
import { Loading } from "./offline";
import { Refused } from "./refused";
import { useGame } from "./table";

/** The people of the match as boards show them. */
function seated(about: MatchOut, words: Words): readonly Person[] {
  const there = about.seats.map(({ name, bot }) => ({ name, kind: bot ? ("bot" as const) : ("person" as const) }));
  return peopleOf(there, words, {});
}

/** The step shown and the keys that change it; until the steps are loaded only a version is known. */
function usePlayback(frames: readonly Frame[], first: number) {
  const [position, setPosition] = useState<{ readonly v: number; readonly index: number | null }>({
    v: first,
    index: null,
  });
  const index = Math.max(0, Math.min(position.index ?? indexOf(frames, position.v), frames.length - 1));
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const last = frames.length - 1;
  const go = (to: number) => setPosition({ v: frames[to]?.v ?? 0, index: Math.max(0, Math.min(to, last)) });
  useEffect(() => {
    if (!playing) return undefined;
    if (index >= last) return void setPlaying(false);
    const timer = setTimeout(() => go(index + 1), pauseAfter(frames, index) / speed);
    return () => clearTimeout(timer);
  }, [playing, index, speed, last]);
  return {
    index,
    playing,
    speed,
    setSpeed,
    go,
    /** Play or pause; at the last step, playing starts from the first. */
    play: (on: boolean) => {
      if (on && index >= last) go(0);
      setPlaying(on);
    },
    /** Stay at this version when other steps are loaded. */
    keepVersion: () => setPosition({ v: frames[index]?.v ?? position.v, index: null }),
    jump: (version: number) => go(indexOf(frames, version)),
  };
}

/** Keeps the address of the page up to date; delayed because browsers limit how often it may change. */
function useAddress(match: string, viewpoint: Viewpoint, version: number | undefined): string {
  const path = replayPage(match, viewpoint, version ?? 0);
  useEffect(() => {
    if (version === undefined) return undefined;
    const timer = setTimeout(() => history.replaceState(null, "", path), 400);
    return () => clearTimeout(timer);
  }, [path, version === undefined]);
  return path;
}

/** The steps at which a chapter of the story begins. */
function marksOf(frames: readonly Frame[], board: GameBoard, words: Words): readonly number[] {
  const opens = ({ events }: Frame) => events.some(([, what]) => lineOf(board, what, words).chapter !== undefined);
  const chapters = frames.flatMap((frame, at) => (opens(frame) ? [at] : []));
  if (chapters.length > 2) return chapters;
  return Array.from({ length: 11 }, (_, n) => ((n + 1) * (frames.length - 1)) / 12); // a match without chapters: evenly spaced
}

interface ShownProps {
  readonly about: MatchOut;
  readonly board: GameBoard;
  readonly words: Words;
}

function Side({
  observation,
  board,
  words,
  open,
  close,
  look,
  keys,
  secrets,
  turns,
}: {
  readonly observation: Observation | null;
  readonly board: GameBoard;
  readonly words: Words;
  readonly open: boolean;
  readonly close: () => void;
  readonly look: (version: number) => void;
  readonly turns: ComponentChildren;
  readonly keys: readonly (readonly ["share" | "download" | "chart", string, () => void])[];
  readonly secrets: ComponentChildren;
}) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const fresh = box.current?.querySelector<HTMLElement>(".line-fresh");
    const chapter = fresh?.closest<HTMLElement>(".chapter");
    if (!box.current || !fresh || !chapter) return;
    const near = fresh.offsetTop - chapter.offsetTop < 220;
    box.current.scrollTo({ top: (near ? chapter.offsetTop : fresh.offsetTop - 70) - box.current.offsetTop });
  }, [observation?.version, open]);
  return (
    <StoryFrame words={words} open={open} close={close} box={box} {...{ observation, board, look }}>
      {secrets && <div class="secrets-wide">{secrets}</div>}
      {turns}
      <div class="replay-keys">
        {keys.map(([icon, label, press]) => (
          <Key key={icon} icon={icon} onClick={press}>
            {label}
          </Key>
        ))}
      </div>
    </StoryFrame>
  );
}

/** The board at one step, or why there is none. */
function Scene({
  observation,
  board,
  words,
  problem,
  empty,
}: {
  readonly observation: Observation | null;
  readonly board: GameBoard;
  readonly words: Words;
  readonly problem: Problem | null;
  readonly empty: boolean;
}) {
  if (observation) {
    return (
      <board.Board
        key={`${observation.seat}`}
        {...observation}
        words={words}
        live={false}
        busy={false}
        send={() => undefined}
      />
    );
  }
  const why = problem
    ? words.refusal(problem.code, problem.data)
    : words.say(empty ? "web-replay-empty" : "web-loading");
  return (
    <div class="board replay-nothing">
      <p role="status">{why}</p>
    </div>
  );
}

/** What each seat alone saw at this step. */
function Secrets({
  board,
  words,
  views,
}: {
  readonly board: GameBoard;
  readonly words: Words;
  readonly views: readonly unknown[];
}) {
  const { Secret } = board;
  if (!Secret) return null;
  return (
    <ul class="secrets lino" tabIndex={0} aria-label={words.say("web-replay-secrets")}>
      {views.map((view, seat) => (
        <li key={seat} class="secret">
          <strong>{words.seat(seat)}</strong>
          <Secret view={view} words={words} />
        </li>
      ))}
    </ul>
  );
}

/** That this is a replay, where there is room to say it, and where the match stands. */
function Where({ name, stage }: { readonly name: string; readonly stage: string | null }) {
  return stage ? (
    <>
      <span class="only-wide">{name} · </span>
      {stage}
    </>
  ) : (
    <>{name}</>
  );
}

/** A match that is not over yet: what there is, and a way to ask for more. */
function Running({
  passed,
  words,
  ask,
}: {
  readonly passed: boolean;
  readonly words: Words;
  readonly ask: () => void;
}) {
  return (
    <div class="replay-running">
      <p>
        {words.say("web-replay-running")} {passed && words.say("web-replay-passed")}
      </p>
      <Key icon="rematch" onClick={ask}>
        {words.say("web-replay-again")}
      </Key>
    </div>
  );
}

/** The state of the page: the viewpoint, the steps it tells, and the step shown. */
function useReplay({ about, board, words }: ShownProps) {
  const asked = useMemo(() => new URLSearchParams(location.search), [about.id]);
  const own = ownSeats(about, me.value?.id);
  const [viewpoint, setViewpoint] = useState<Viewpoint>(
    () => parseViewpoint(asked.get("as"), about.seats.length) ?? defaultViewpoint(own),
  );
  const [attempt, setAttempt] = useState(0);
  const { found, problem } = useFetch<Replay>(replayUrl(about.id, viewpoint), attempt);
  const frames = useMemo(() => (found ? framesOf(found, viewpoint) : []), [found, formatViewpoint(viewpoint)]);
  const marks = useMemo(() => marksOf(frames, board, words), [frames, words.lang]);
  const version = Number.parseInt(asked.get("v") ?? "", 10);
  const playback = usePlayback(frames, Number.isNaN(version) ? (about.state === "over" ? 0 : Infinity) : version);
  const people = useMemo(() => seated(about, words), [about, words.lang]);
  const observation = found && observationAt(frames, playback.index, found, people, viewpoint);
  const path = useAddress(about.id, viewpoint, observation?.version);
  const choose = (next: Viewpoint) => {
    playback.keepVersion();
    setViewpoint(next);
  };
  const more = () => {
    playback.keepVersion();
    setAttempt(attempt + 1);
  };
  return { own, viewpoint, found, problem, frames, marks, playback, observation, path, choose, more };
}

/** The words of this match for the person in that seat. */
function useSpoken(about: MatchOut, shared: Words, you: number | undefined): Words {
  const names = about.seats.map(({ name }) => name);
  return useMemo(() => shared.at(names, you), [about, shared, you]);
}

function Replaying(props: ShownProps) {
  const { about, board } = props;
  const [sheet, show] = useState<"story" | "keep" | "review" | null>(null);
  const { own, viewpoint, found, problem, frames, marks, playback, observation, path, choose, more } = useReplay(props);
  const you = own.length === 1 ? own[0] : undefined;
  const labels = useSpoken(about, props.words, you);
  // Everybody has a name where somebody else's side, or nobody's, is shown.
  const words = useSpoken(about, props.words, viewpoint.kind === "seat" && viewpoint.seat === you ? you : undefined);
  const shell = { words, openRule: (clause: string) => (openBook.value = { game: about.game, clause }) };
  const over = about.state === "over";
  const [reviewing, review] = useReview(about.id, over ? you : undefined);
  const views = frames[playback.index]?.views ?? [];
  const points = useMemo(() => turningPointsOf(found, frames, board, words), [frames, words]);
  const secrets = viewpoint.kind === "everything" && <Secrets board={board} words={words} views={views} />;
  const link = usePublicUrl()(over ? path : replayPage(about.id, { kind: "public" })); // others may not see more of it yet
  const openReview = () => {
    review();
    show("review");
  };
  const keys = [
    ["share", words.say("web-share"), () => void share(link, words.say("title"), words)] as const,
    ...(over ? [["download", words.say("web-end-record"), () => show("keep")] as const] : []),
    ...(over && you !== undefined ? [["chart", reviewTitle(words), openReview] as const] : []),
  ];
  const switcher = { viewpoint, choices: viewpoints(about, own, viewpoint), words: labels, choose };
  const name = words.say("web-replay-of");
  const go = (to: number) => {
    show(null);
    playback.play(false);
    playback.go(to);
  };
  const told = { reviewing, frames, board, words: labels, go };
  const controls = { count: frames.length, marks, turns: points.map(({ index }) => index), words, go };
  return (
    <ShellContext.Provider value={shell}>
      <Bar
        title={words.say("title")}
        detail={<Where name={name} stage={observation && board.stage(observation, words)} />}
        aim={
          <ErrorBoundary of={`${playback.index} ${path}`} instead={null}>
            {observation && <AimLine observation={observation} board={board} words={words} />}
          </ErrorBoundary>
        }
      >
        <div class="replay-above">
          <ViewpointSwitch {...switcher} />
        </div>
        <span class="only-narrow">
          <IconKey icon="menu" label={words.say("happened")} onClick={() => show("story")} />
        </span>
        <BookKey game={about.game} />
      </Bar>
      <main class="table-main" tabIndex={-1}>
        <div class="table">
          <ErrorBoundary of={`${playback.index} ${path}`}>
            <Scene observation={observation} board={board} words={words} problem={problem} empty={found !== null} />
          </ErrorBoundary>
          {secrets && <div class="secrets-narrow">{secrets}</div>}
          <section class="tray replay-tray lino" aria-label={name}>
            <CostlyNote {...told} index={playback.index} />
            {frames.length > 1 && <Controls {...playback} {...controls} />}
            <div class="replay-below">
              <ViewpointList {...switcher} />
            </div>
            {!over && <Running passed={own.length > 1} words={words} ask={more} />}
          </section>
        </div>
        <p class="hidden" aria-live="polite">
          {observation && !playback.playing && board.describe(observation, words)}
        </p>
      </main>
      <Side
        observation={observation}
        board={board}
        words={words}
        open={sheet === "story"}
        close={() => show(null)}
        look={playback.jump}
        keys={keys}
        secrets={secrets}
        turns={<TurningPoints points={points} index={playback.index} words={words} go={go} />}
      />
      {sheet === "review" && <ReviewSheet {...told} close={() => show(null)} />}
      {sheet === "keep" && <KeepSheet match={about.id} words={words} close={() => show(null)} />}
    </ShellContext.Provider>
  );
}

/** The page of one match. */
export const ReplayPage = withIdentity(function ReplayPage({ id }: { readonly id: string }) {
  const words = useWords();
  const { found: about, problem } = useFetch<MatchOut>(`/api/matches/${encodeURIComponent(id)}`);
  const loaded = useGame(about?.game);
  useEffect(() => {
    if (loaded)
      document.title = `${loaded.words.say("title")} · ${words.say("web-replay-of")} · ${words.say("web-title-short")}`;
  }, [loaded, words.lang]);
  if (problem) return <Refused {...problem} />;
  if (!about || !loaded) return <Loading />;
  return (
    <div class="table-page replay-page" data-game={about.game} data-halves="">
      <Replaying about={about} board={loaded.board} words={loaded.words} />
    </div>
  );
});
