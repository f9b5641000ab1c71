/** After the match: who won and why, whether chance was fair, and what to do next. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { me } from "../api";
import type { BoardProps, GameBoard, Observation } from "../board";
import { Key } from "../kit/keys";
import { Scrubber } from "../kit/scrubber";
import { framesOf, observationAt, ownSeats, replayUrl, viewpointOf } from "../replay";
import { sound } from "../sound";
import { useFetch } from "../use_fetch";
import type { MatchOut, Replay, TableState } from "../wire";
import type { Words } from "../words";
import { ChancePanel } from "./end_chance";
import { CheckPanel } from "./end_check";
import { AfterKeys } from "./end_keys";
import { withWholeStory } from "./end_load";
import { hasJustWon } from "./end_party";
import { Rematch } from "./end_rematch";
import { Ranking, ResultHead } from "./end_rank";
import { pictureOf } from "./end_share";
import { CostlyNote, ReviewSheet, reviewTitle, useReview } from "./review";
import type { Store } from "./store";
import { Decided, turningPointsOf } from "./turning_points";

export interface EndProps {
  readonly store: Store;
  readonly table: TableState;
  readonly board: GameBoard;
  readonly words: Words;
  readonly observation: Observation;
  /** Tells which earlier moment is on the board; null: none. */
  readonly onThen: (observation: Observation | null) => void;
}

/** Plays the sound of the end once, for people who were there when it came. */
function useEndSound(store: Store, observation: Observation): void {
  useEffect(() => {
    const ranks = store.over.value?.ranks;
    if (!observation.fresh.length || !ranks) return;
    const mine = store.mine.value;
    sound(!mine.length || mine.some((seat) => ranks[seat] === 1) ? "win" : "lose");
  }, [store.over.value?.match]);
}

/** The board at an earlier moment, or at the end, and the way back to the result. */
function BoardThen({
  board,
  props,
  back,
  children,
}: {
  readonly board: GameBoard;
  readonly props: BoardProps;
  readonly back: () => void;
  readonly children: ComponentChildren;
}) {
  return (
    <>
      <board.Board {...props} />
      <div class="pass end-then lino">
        {children}
        <Key kind="quiet" icon="trophy" onClick={back}>
          {props.words.say("web-end-result")}
        </Key>
      </div>
    </>
  );
}

/** The end screen. */
export function EndScreen({ store, table, board, words: shared, observation: last, onThen }: EndProps) {
  const [at, look] = useState<number | null>(null);
  const [reads, read] = useState(false);
  const [party, celebrate] = useState(() => hasJustWon(store, last));
  const show = (index: number | null) => {
    celebrate(false); // once is enough: not again after a look at the board
    look(index);
    read(false);
  };
  const match = store.position.value?.match ?? table.last ?? "";
  const about = useFetch<MatchOut>(`/api/matches/${match}`).found;
  const viewpoint = viewpointOf(last.seat);
  const replay = useFetch<Replay>(replayUrl(match, viewpoint)).found;
  const frames = useMemo(() => (replay ? framesOf(replay, viewpoint) : []), [replay]);
  const mine = about && ownSeats(about, me.value?.id);
  const [reviewing, review] = useReview(match, mine?.length === 1 ? mine[0] : undefined);
  useEndSound(store, last);
  const observation = withWholeStory(last, about, replay);
  const words = shared.at(
    observation.people.map(({ name }) => name),
    shared.you,
  );
  const props: BoardProps = { ...observation, words, live: false, busy: false, send: () => undefined };
  const points = useMemo(() => replay && turningPointsOf(replay, frames, board, words), [frames, shared, about]);
  const turns = points?.map(({ index }) => index) ?? [];
  const scrubber = frames.length > 1 && (
    <Scrubber index={at ?? frames.length - 1} count={frames.length} marks={[]} turns={turns} words={words} go={show} />
  );
  const then = at === null || !replay ? null : observationAt(frames, at, replay, observation.people, viewpoint);
  useEffect(() => {
    onThen(then);
    return () => onThen(null);
  }, [at, frames]);
  if (at !== null) {
    return (
      <BoardThen board={board} props={{ ...props, ...then }} back={() => show(null)}>
        <CostlyNote {...{ reviewing, frames, board, words }} index={at} go={show} />
        {scrubber}
      </BoardThen>
    );
  }
  const over = store.over.value?.match === match ? store.over.value : null;
  const known = about?.seats.map(({ rank }) => rank ?? 0);
  const ranks = over?.ranks ?? (known?.some((rank) => rank > 0) ? known : null);
  const shown = { board, observation, words, ranks };
  const open = () => {
    review();
    read(true);
  };
  return (
    <div class="board end lino">
      <div class="end-inside">
        <div class="end-main">
          <ResultHead {...shown} party={party} />
          <Ranking {...shown} />
          {mine?.length === 1 && (
            <Key icon="chart" onClick={open}>
              {reviewTitle(words)}
            </Key>
          )}
          {reads && <ReviewSheet {...{ reviewing, frames, board, words }} go={show} close={() => read(false)} />}
        </div>
        <div class="end-side">
          <Decided points={points} words={words} go={show} />
          {board.End && <board.End {...props} />}
        </div>
        <div class="end-fair">
          {mine && (
            <CheckPanel match={match} mine={mine} words={words}>
              <ChancePanel match={match} words={words} />
            </CheckPanel>
          )}
        </div>
      </div>
      <section class="tray end-tray" tabIndex={-1} aria-label={words.say("web-end-next")}>
        {scrubber}
        <Rematch store={store} table={table} words={words} />
        <AfterKeys
          match={match}
          words={words}
          picture={() => pictureOf(shown, { match, game: about?.game ?? table.game, ended: about?.ended ?? null })}
          showBoard={() => show(Math.max(0, frames.length - 1))}
        />
      </section>
    </div>
  );
}
