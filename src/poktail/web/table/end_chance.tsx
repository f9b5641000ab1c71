/** "Was chance fair?": how often each die and card came, next to what is expected. */
import { type Counted, Columns, Rows, SmallDie } from "../charts";
import { Paper } from "../kit/keys";
import { useUnfold } from "../kit/unfold";
import type { ChanceReport, CountedKind } from "../wire";
import { kebab, type Words } from "../words";
import { useFetch } from "../use_fetch";

/** A part in the game's own words; its notation where the game has none. */
function named(words: Words, part: string, [kind, value]: readonly [string, unknown]): string {
  if (typeof value === "object") return words.tell(value);
  const own = kebab(kind);
  return words.has(`${own}-${kebab(String(value))}`) ? words.tell(value, own) : part;
}

const isFace = (value: unknown): value is number => typeof value === "number" && value >= 1 && value <= 6;

/** The likely ones first; things that are made of several fields in the order of their notation. */
function countedOf(
  kind: CountedKind,
  values: ChanceReport["values"],
  words: Words,
): (Counted & { readonly die: boolean })[] {
  const parts = kind.parts.map((part) => {
    const value = values[kind.kind]?.[part.part] ?? ["", part.part];
    const die = isFace(value[1]);
    const name = named(words, part.part, value);
    return { key: part.part, name, seen: part.seen, expected: part.expected, die, made: typeof value[1] === "object" };
  });
  return parts
    .toSorted((one, two) => two.expected - one.expected || (one.made ? one.key.localeCompare(two.key) : 0))
    .map(({ made: _, ...one }) => (one.die ? { ...one, picture: <SmallDie n={Number(one.key)} /> } : one));
}

/** The tail of the normal distribution on both sides beyond z (Abramowitz and Stegun 7.1.26). */
function tails(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const sum = [1.061405429, -1.453152027, 1.421413741, -0.284496736, 0.254829592].reduce(
    (all, next) => all * t + next,
    0,
  );
  return Math.min(1, sum * t * Math.exp(-x * x));
}

/** In how many of a hundred fair matches the furthest of `judged` parts is off by at least z. */
export function ofHundred(z: number, judged: number): number {
  return Math.round(100 * (1 - (1 - tails(z)) ** judged));
}

function Chart({
  kind,
  values,
  words,
}: {
  readonly kind: CountedKind;
  readonly values: ChanceReport["values"];
  readonly words: Words;
}) {
  const bars = countedOf(kind, values, words);
  const label = words.say("web-fair-counted");
  const round = new Intl.NumberFormat(words.lang, { maximumFractionDigits: 1 });
  const say = ({ name, seen, expected }: Counted) =>
    words.say("web-fair-one", { name, seen, expected: round.format(expected) });
  const Shape = bars.length <= 8 && bars.every(({ die }) => die) ? Columns : Rows;
  return <Shape label={label} bars={bars} say={say} />;
}

/** The panel. */
export function ChancePanel({ match, words }: { readonly match: string; readonly words: Words }) {
  const { found, problem } = useFetch<ChanceReport>(`/api/matches/${match}/throws`);
  const unfold = useUnfold();
  if (problem || (found && found.kinds.length === 0)) return null;
  const several = found?.kinds.filter(({ draws }) => draws > 1) ?? [];
  const charted = several.filter(({ parts }) => parts.some(({ z }) => z !== null));
  const rest = several.filter((kind) => !charted.includes(kind));
  const far = found?.furthest;
  return (
    <Paper title={words.say("web-fair-chance")} class="chance-panel">
      {!found && <p class="hint">{words.say("web-loading")}</p>}
      {found && charted.map((kind) => <Chart key={kind.kind} kind={kind} values={found.values} words={words} />)}
      {far && far.z !== null && found && (
        <p class="hint">
          {words.say("web-fair-dashed")} {words.say("web-fair-odds", { percent: ofHundred(far.z, found.judged) })}
        </p>
      )}
      {found && !charted.length && <p class="hint">{words.say("web-fair-no-room")}</p>}
      {found && rest.length > 0 && (
        <details class="chance-rest" {...unfold}>
          <summary>{words.say("web-fair-rest")}</summary>
          {rest.map((kind) => (
            <Chart key={kind.kind} kind={kind} values={found.values} words={words} />
          ))}
          {charted.length > 0 && <p class="hint">{words.say("web-fair-no-room")}</p>}
        </details>
      )}
    </Paper>
  );
}
