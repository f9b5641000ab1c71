/** The result in detail: everybody's last piles, and how often they lied and judged well. */
import { BotTag, Face } from "../../web/kit";
import type { Words } from "../../web/words";
import { type Props, type CockroachRoyalObservation } from "./board_model";
import { Piles } from "./board_seats";

/** How often somebody judged and bluffed, and how well. */
interface Account {
  readonly judged: number;
  readonly right: number;
  readonly lies: number;
  readonly believed: number;
}

/** Counted from the judgements; a claim was true when calling it true was right. */
function account(events: CockroachRoyalObservation["events"], seat: number): Account {
  const all = events.flatMap(([, what]) => (what.is === "Judged" ? [what] : []));
  const judged = all.filter((one) => one.seat === seat);
  const lies = all.filter((one) => one.giver === seat && one.verdict !== one.right);
  return {
    judged: judged.length,
    right: judged.filter((one) => one.right).length,
    lies: lies.length,
    believed: lies.filter((one) => one.verdict).length,
  };
}

/** Everybody's piles at the end, the loser's first. */
export function End(props: Props) {
  const { view, words, people, events } = props;
  const loser = view.lost?.seat;
  const order = [...people].sort((a, b) => Number(b.seat === loser) - Number(a.seat === loser));
  return (
    <section class="roy-end">
      <h2>{words.say("board-end")}</h2>
      <ul>
        {order.map((who) => (
          <li key={who.seat} class={who.seat === loser ? "roy-end-lost" : ""}>
            <Face person={who} size={46} />
            <span class="roy-end-words">
              <b>
                {words.seat(who.seat)} <BotTag person={who} />
              </b>
              <Accounts of={account(events, who.seat)} words={words} />
            </span>
            <Piles view={view} seat={who.seat} words={words} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Accounts({ of, words }: { readonly of: Account; readonly words: Words }) {
  return (
    <>
      <span>{words.say("board-end-judged", { count: of.judged, right: of.right })}</span>
      <span>{words.say("board-end-lies", { count: of.lies, believed: of.believed })}</span>
    </>
  );
}
