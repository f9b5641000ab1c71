/** "Every throw checked": done here in the browser, as soon as the match is over. */
import type { ComponentChildren } from "preact";
import { useCallback, useEffect, useState } from "preact/hooks";
import { get, Refusal } from "../api";
import { Icon, type IconName } from "../art/icons";
import { type Check, holds, remembered, type Signed, verify, wholeProof } from "../fair";
import { Key, Paper } from "../kit/keys";
import { useUnfold } from "../kit/unfold";
import { Sheet } from "../kit/sheet";
import type { Problem, Proof, ServerKey } from "../wire";
import type { Words } from "../words";

/** The state of a check. */
export type Checking =
  | { readonly state: "busy" }
  | { readonly state: "failed"; readonly problem: Problem }
  | { readonly state: "done"; readonly check: Check };

/** All that a match's proof says. */
export function proofOf(match: string): Promise<Proof> {
  return wholeProof((first) => get<Proof>(`/api/matches/${match}/proof?first=${first}`));
}

/** A match's record as the server has it. */
export async function serverRecord(match: string, form: "text" | "jsonl" = "text"): Promise<string> {
  const response = await fetch(`/api/matches/${match}/record?format=${form}`);
  if (!response.ok) throw new Refusal("unknown", { code: String(response.status) }, response.status);
  return response.text();
}

/** The whole check of a match of this server: its chance, and the signatures of its record. */
export async function checkAll(match: string, mine: readonly number[]): Promise<Check> {
  const seal = remembered(match);
  const [proof, text, { key }, { checkSigned }, { readRecord }] = await Promise.all([
    proofOf(match),
    serverRecord(match),
    get<ServerKey>("/api/key"),
    import("../signed"),
    import("../pages/verify_record"),
  ]);
  const signed = await checkSigned(await readRecord(text), key, seal, mine);
  return { ...(await verify(proof, seal, mine)), signed };
}

/** Checks a match on arrival, and again when asked to. */
export function useCheck(match: string, mine: readonly number[]): readonly [Checking, () => void] {
  const [state, set] = useState<Checking>({ state: "busy" });
  const own = mine.join();
  const run = useCallback(() => {
    set({ state: "busy" });
    checkAll(match, mine).then(
      (check) => set({ state: "done", check }),
      (error: unknown) => {
        const known = error instanceof Refusal ? error : new Refusal("unknown", { code: "proof" }, 0);
        set({ state: "failed", problem: known });
      },
    );
  }, [match, own]);
  useEffect(run, [run]);
  return [state, run];
}

/** The start of a fingerprint in groups of four, as people compare it. */
export function short(commitment: string): string {
  return (commitment.slice(0, 12).match(/.{4}/g) ?? []).join(" ");
}

type Verdict = "good" | "bad" | "open";

const SIGNS = { good: "check", bad: "cross", open: "info" } as const;

/** One thing that was checked. */
export function Fact({ is, children }: { readonly is: Verdict; readonly children: ComponentChildren }) {
  return (
    <li class={`fair-fact fair-${is}`}>
      <Icon name={SIGNS[is]} size={18} />
      <span>{children}</span>
    </li>
  );
}

/** What is signed, in a sentence. */
export function saySigned({ key, ...signed }: Signed, words: Words): string {
  return words.say("web-fair-signed", { ...signed, key: short(key) });
}

/** What is signed, as a line. */
export function SignedFact({ signed, words }: { readonly signed: Signed; readonly words: Words }) {
  const open = signed.state === "stranger" || signed.state === "none";
  return <Fact is={open ? "open" : signed.state === "good" ? "good" : "bad"}>{saySigned(signed, words)}</Fact>;
}

/** Everything that a check has found, as lines. */
export function Facts({
  check,
  words,
  children,
}: {
  readonly check: Check;
  readonly words: Words;
  readonly children?: ComponentChildren;
}) {
  const { shown, own } = check;
  const [first] = check.wrong;
  return (
    <ul class="fair-facts">
      <Fact is={check.opens ? "good" : "bad"}>{words.say(check.opens ? "web-fair-opens" : "web-fair-opens-not")}</Fact>
      <Fact is={first ? "bad" : "good"}>
        {words.say(first ? "web-fair-wrong" : "web-fair-right", { count: check.throws, wrong: check.wrong.length })}
        {first &&
          ` ${words.say("web-fair-first-wrong", { step: first.step, said: first.said, drawn: first.drawn || "?" })}`}
      </Fact>
      <Fact is={shown === "same" ? "good" : shown === "other" ? "bad" : "open"}>
        {words.say("web-fair-shown", { shown })}
      </Fact>
      {own !== "unknown" && <Fact is={own === "same" ? "good" : "bad"}>{words.say("web-fair-own", { own })}</Fact>}
      {!check.bots && <Fact is="bad">{words.say("web-fair-bots")}</Fact>}
      <Fact is={check.givers ? "good" : "open"}>{words.say("web-fair-givers", { count: check.givers })}</Fact>
      {check.signed && <SignedFact signed={check.signed} words={words} />}
      {children}
    </ul>
  );
}

/** The picture of a verdict. */
export function Verdict({
  is,
  title,
  busy,
  children,
}: {
  readonly is: Verdict;
  readonly title: string;
  readonly busy?: boolean;
  readonly children: ComponentChildren;
}) {
  const name = is === "good" ? "seal" : is === "bad" ? "warning" : busy ? "hourglass" : "info";
  return (
    <div class="fair-verdict" role="status">
      <span class={`fair-seal fair-${is}`}>
        <Icon name={name} size={38} />
      </span>
      <div>
        <h2 class="fair-title">{title}</h2>
        <p>{children}</p>
      </div>
    </div>
  );
}

/** What was found, in a sentence. */
function Said({ checking, words }: { readonly checking: Checking; readonly words: Words }) {
  if (checking.state === "busy") return <p>{words.say("web-fair-busy-text")}</p>;
  if (checking.state === "failed") return <p>{words.refusal(checking.problem.code, checking.problem.data)}</p>;
  const { check } = checking;
  const good = holds(check);
  const counts = { count: check.throws, wrong: check.wrong.length };
  return (
    <>
      <p>{words.say(good ? "web-fair-good-text" : "web-fair-bad-text", counts)}</p>
      <p class="fair-code">
        <code>{short(check.commitment)} …</code> {words.say(check.opens ? "web-fair-opened" : "web-fair-closed")}
      </p>
      {good && check.signed && <p>{saySigned(check.signed, words)}</p>}
      {!good && <Facts check={check} words={words} />}
    </>
  );
}

/** How it works, in plain words, with what was found in this match. */
export function HowItWorks({
  words,
  check,
  close,
}: {
  readonly words: Words;
  readonly check: Check | null;
  readonly close: () => void;
}) {
  return (
    <Sheet title={words.say("web-fair-how")} close={close}>
      <div class="fair-how" tabIndex={0} role="region" aria-label={words.say("web-fair-how")}>
        <ol>
          {[1, 2, 3, 4].map((step) => (
            <li key={step}>{words.say("web-fair-how-step", { step })}</li>
          ))}
        </ol>
        {check && (
          <>
            <h3>{words.say("web-fair-this-match")}</h3>
            <Facts check={check} words={words} />
          </>
        )}
        <h3>{words.say("web-fair-proves")}</h3>
        <p>{words.say("web-fair-proves-text")}</p>
        <h3>{words.say("web-fair-proves-not")}</h3>
        <ul class="fair-not">
          {["ahead", "league", "odds", "choices"].map((what) => (
            <li key={what}>{words.say("web-fair-not", { what })}</li>
          ))}
        </ul>
      </div>
    </Sheet>
  );
}

/** What was found, in a few words. */
function titleOf(checking: Checking, words: Words): readonly [IconName, string] {
  if (checking.state === "busy") return ["hourglass", words.say("web-fair-busy")];
  if (checking.state === "failed") return ["info", words.say("web-fair-failed")];
  return holds(checking.check) ? ["seal", words.say("web-fair-good")] : ["warning", words.say("web-fair-bad")];
}

/** One line that says what was found and unfolds to all of it; unfolded at once where something is wrong. */
export function CheckPanel({
  match,
  mine,
  words,
  children,
}: {
  readonly match: string;
  readonly mine: readonly number[];
  readonly words: Words;
  readonly children?: ComponentChildren;
}) {
  const [checking, again] = useCheck(match, mine);
  const [how, setHow] = useState(false);
  const [icon, title] = titleOf(checking, words);
  const check = checking.state === "done" ? checking.check : null;
  return (
    <details class="fair-fold" open={check !== null && !holds(check)} {...useUnfold()}>
      <summary>
        <Icon name={icon} size={24} />
        <span role="status">{title}</span>
      </summary>
      <Paper class="fair-panel">
        <Said checking={checking} words={words} />
        <div class="fair-keys">
          <Key onClick={again}>{words.say("web-fair-again")}</Key>
          <Key onClick={() => setHow(true)}>{words.say("web-fair-how")}</Key>
        </div>
      </Paper>
      {children}
      {how && <HowItWorks words={words} check={check} close={() => setHow(false)} />}
    </details>
  );
}
