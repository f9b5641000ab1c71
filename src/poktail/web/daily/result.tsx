/** What came of an answer: its score, what the strongest bot thinks of the moves, and all that was hidden. */
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/icons";
import type { GameBoard } from "../board";
import { type Check, holds, verify } from "../fair";
import { Why } from "../kit/context";
import { Key } from "../kit/keys";
import { Sheet } from "../kit/sheet";
import { openTableFor } from "../table/intent";
import type { DailyAnswer, DailyDealOut, DailyMove } from "../wire";
import type { Words } from "../words";
import { Deals, Next, Streak } from "./deals";

export interface ResultProps {
  readonly deal: DailyDealOut;
  readonly answer: DailyAnswer;
  readonly board: GameBoard;
  readonly words: Words;
  /** The milliseconds until the next deal. */
  readonly next: number;
  readonly close: () => void;
}

/** How many moves are listed; your own is always among them. */
const LISTED = 5;

function listed({ moves, move }: DailyAnswer): readonly DailyMove[] {
  return moves.filter(({ notation }, place) => place < LISTED || notation === move);
}

/** A move in words. */
function named({ move }: DailyMove, board: GameBoard, words: Words): ComponentChildren {
  return board.move?.(move, words) ?? words.tell(move);
}

/** The score, whether it was the best move, and why that one is good. */
function Head({ answer, board, words }: Pick<ResultProps, "answer" | "board" | "words">) {
  const { score, reason } = answer;
  const [best] = answer.moves;
  const same = best?.notation === answer.move;
  const clause = (reason as { clause?: string } | null)?.clause ?? null;
  return (
    <div class="daily-head">
      <p class="daily-score">{words.say("web-daily-score", { score })}</p>
      <p>
        <strong>
          {words.say(same ? "web-daily-same" : "web-daily-other")} {!same && best && named(best, board, words)}
        </strong>
        <br />
        {reason !== null && words.tell(reason)} {clause !== null && <Why clause={clause} />}
      </p>
    </div>
  );
}

/** The moves with their scores, the best first. */
function Bars({ answer, board, words }: Pick<ResultProps, "answer" | "board" | "words">) {
  return (
    <ol class="daily-bars" aria-label={words.say("web-daily-bars")}>
      {listed(answer).map((one) => {
        const { notation, score } = one;
        const mine = notation === answer.move;
        return (
          <li key={notation} class={`daily-bar ${mine ? "daily-mine" : ""}`}>
            <span>
              {named(one, board, words)} {mine && <b class="daily-tag">{words.say("web-daily-yours")}</b>}
            </span>
            <span class="daily-well" aria-hidden="true">
              <span style={{ width: `${Math.max(2, score)}%` }} />
            </span>
            <b class="daily-count">{score}</b>
          </li>
        );
      })}
    </ol>
  );
}

/** What each seat had. */
function Everybody({ answer, board, words }: Pick<ResultProps, "answer" | "board" | "words">) {
  const { Secret } = board;
  if (!Secret) return null;
  return (
    <section class="daily-part" aria-label={words.say("web-replay-secrets")}>
      <h3>{words.say("web-replay-secrets")}</h3>
      <ul class="secrets lino">
        {answer.views.map((view, seat) => (
          <li key={seat} class="secret">
            <strong>{words.seat(seat)}</strong>
            <Secret view={view} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Whether every throw follows from the seal that was shown before the answer; worked out in this browser. */
function Sealed({ deal, answer, words }: Pick<ResultProps, "deal" | "answer" | "words">) {
  const [check, set] = useState<Check | null>(null);
  useEffect(() => {
    void verify(answer.proof, { commitment: deal.commitment, sent: [] }).then(set);
  }, [answer]);
  const good = check !== null && holds(check);
  const said = good ? words.say("web-daily-fair", { count: check.throws }) : words.say("web-fair-bad");
  return (
    <details class="daily-fair">
      <summary>
        <Icon name={check === null ? "hourglass" : good ? "seal" : "warning"} size={20} />
        <span role="status">{check === null ? words.say("web-fair-busy") : said}</span>
      </summary>
      <p>{words.say("web-daily-sealed")}</p>
      <p class="verify-seal">
        <code>{deal.commitment}</code>
      </p>
      <p>{words.say("web-daily-seed")}</p>
      <p class="verify-seal">
        <code>{answer.proof.seed}</code>
      </p>
    </details>
  );
}

/** The result, over the board. */
export function Result({ deal, answer, board, words, next, close }: ResultProps) {
  const [going, setGoing] = useState(false);
  const play = () => {
    setGoing(true);
    void openTableFor("play", { game: deal.game, watch: "nobody" }, words).finally(() => setGoing(false));
  };
  const foot = (
    <div class="daily-keys">
      <Key kind="main" icon="play" disabled={going} onClick={play}>
        {words.say("web-play-now")}
      </Key>
      <Key icon="eye" onClick={close}>
        {words.say("web-end-board")}
      </Key>
    </div>
  );
  return (
    <Sheet title={`${words.say("web-daily")} · ${words.say("title")}`} close={close} foot={foot}>
      <Head answer={answer} board={board} words={words} />
      <Bars answer={answer} board={board} words={words} />
      <p class="hint">{words.say("web-daily-scale")}</p>
      <Streak date={deal.date} />
      <Everybody answer={answer} board={board} words={words} />
      <Sealed deal={deal} answer={answer} words={words} />
      <section class="daily-part">
        <h3>{words.say("web-daily-others")}</h3>
        <Deals date={deal.date} but={deal.game} />
        <Next ms={next} />
      </section>
    </Sheet>
  );
}
