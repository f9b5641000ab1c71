/** What can be checked of a match or of a record file, and what came out. */
import { useEffect, useState } from "preact/hooks";
import { get, me, Refusal } from "../api";
import {
  type Check,
  bytes,
  commitmentOf,
  hashes,
  holds,
  matchSealedBy,
  remembered,
  type Signed,
  signaturesHold,
  verify,
} from "../fair";
import { Paper } from "../kit/keys";
import { ownSeats } from "../replay";
import { checkAll, Fact, Facts, proofOf, saySigned, serverRecord, SignedFact, Verdict } from "../table/end_check";
import type { MatchOut, Problem, ServerKey } from "../wire";
import type { Words } from "../words";
import { joined, type RecordFile } from "./verify_record";

/** What was found out. */
export interface Finding {
  /** It is of a file, which anybody may have made. */
  readonly file: boolean;
  readonly game: string;
  readonly names: readonly string[];
  readonly commitment: string | null;
  /** The seed, where it is known, opens the seal. */
  readonly opens: boolean | null;
  /** What is signed in a file. */
  readonly signed: Signed | null;
  /** The whole check, where the odds were to be had. */
  readonly check: Check | null;
  /** The first line that differs from the server's own record, 0 for none; null: not compared. */
  readonly differs: number | null;
  /** The match that was named is another one. */
  readonly stranger: boolean;
  readonly problem: Problem | null;
}

const NOTHING = { opens: null, signed: null, check: null, differs: null, stranger: false, problem: null } as const;

/** Check a match of this server. */
export async function checkMatch(match: string): Promise<Finding> {
  const about = await get<MatchOut>(`/api/matches/${match}`);
  const mine = ownSeats(about, me.value?.id);
  const check = await checkAll(match, mine);
  const names = about.seats.map(({ name }) => name);
  return { ...NOTHING, file: false, game: about.game, names, commitment: check.commitment, opens: check.opens, check };
}

/** The first line in which two texts differ, from 1; 0 where they are the same. */
function firstOther(one: string, two: string): number {
  const [left, right] = [one.trimEnd().split("\n"), two.trimEnd().split("\n")];
  const at = Array.from({ length: Math.max(left.length, right.length) }).findIndex((_, n) => left[n] !== right[n]);
  return at + 1;
}

/** What is signed in a file; the key of this server is known, that of any other is shown. */
async function signaturesOf(kept: RecordFile): Promise<Signed> {
  const [{ checkSigned }, { key }] = await Promise.all([import("../signed"), get<ServerKey>("/api/key")]);
  return checkSigned(kept, key);
}

/** Check a file: alone as far as that goes, and with the odds of this server if it knows the match. */
export async function checkFile(kept: RecordFile, named: string | null): Promise<Finding> {
  const { game, names, commitment } = kept;
  const seed = kept.seed === null ? null : bytes(kept.seed);
  const opens = seed && commitment !== null ? (await commitmentOf(seed, await hashes())) === commitment : null;
  const signed = await signaturesOf(kept);
  const base = { ...NOTHING, file: true, game, names, commitment, opens, signed };
  const match = named ?? (commitment === null ? null : matchSealedBy(commitment));
  if (match === null || opens === null) return base;
  try {
    const evidence = joined(kept, await proofOf(match));
    if (evidence === null) return { ...base, stranger: true };
    const check = { ...(await verify(evidence, remembered(match))), signed };
    return { ...base, check, differs: firstOther(kept.text, await serverRecord(match, kept.form)) };
  } catch (error) {
    if (error instanceof Refusal) return { ...base, problem: named === null ? null : error };
    throw error;
  }
}

/** The verdict above the lines; what could not be checked is never called good. */
function Head({ finding, words }: { readonly finding: Finding; readonly words: Words }) {
  const { check, opens, commitment, differs, stranger, signed } = finding;
  const say = (is: "good" | "bad" | "open", title: string, text: string) => (
    <Verdict is={is} title={title}>
      {text}
    </Verdict>
  );
  if (commitment === null) return say("open", words.say("web-fair-failed"), words.say("web-fair-page-no-seal"));
  if (opens === null) return say("open", words.say("web-fair-failed"), words.say("web-fair-page-no-seed"));
  if (signed && !signaturesHold(signed)) return say("bad", words.say("web-fair-bad"), saySigned(signed, words));
  if (stranger) return say("bad", words.say("web-fair-bad"), words.say("web-fair-page-other-match"));
  if (check === null) {
    const title = words.say(opens ? "web-fair-page-part" : "web-fair-bad");
    return say(opens ? "open" : "bad", title, words.say(opens ? "web-fair-page-part-text" : "web-fair-opens-not"));
  }
  const good = holds(check);
  if (good && differs)
    return say("bad", words.say("web-fair-bad"), words.say("web-fair-page-other-file", { line: differs }));
  const counts = { count: check.throws, wrong: check.wrong.length };
  return say(
    good ? "good" : "bad",
    words.say(good ? "web-fair-good" : "web-fair-bad"),
    words.say(good ? "web-fair-good-text" : "web-fair-bad-text", counts),
  );
}

/** What was found, said exactly. */
export function Found({
  finding,
  title,
  words,
}: {
  readonly finding: Finding;
  readonly title: string;
  readonly words: Words;
}) {
  const { check, commitment, differs, file, problem, signed } = finding;
  return (
    <Paper class="verify-found">
      <p class="hint">{words.say("web-fair-page-of", { game: title, names: words.all(finding.names) })}</p>
      <Head finding={finding} words={words} />
      {check && (
        <Facts check={check} words={words}>
          {differs !== null && (
            <Fact is={differs ? "bad" : "good"}>
              {words.say(differs ? "web-fair-page-other-file" : "web-fair-page-same-file", { line: differs })}
            </Fact>
          )}
        </Facts>
      )}
      {!check && signed && (
        <ul class="fair-facts">
          <SignedFact signed={signed} words={words} />
        </ul>
      )}
      {problem && <p class="hint">{words.refusal(problem.code, problem.data)}</p>}
      {commitment !== null && check?.shown !== "same" && (
        <>
          <p>{words.say(file ? "web-fair-page-made-up" : "web-fair-page-compare")}</p>
          <p class="verify-seal">
            <code>{commitment}</code>
          </p>
        </>
      )}
    </Paper>
  );
}

/** Find out, and keep what was found as long as the question stays the same. */
export function useFinding(
  question: string,
  ask: (() => Promise<Finding>) | null,
): readonly [Finding | null, Problem | null] {
  const [answer, set] = useState<{
    readonly of: string;
    readonly finding: Finding | null;
    readonly problem: Problem | null;
  } | null>(null);
  useEffect(() => {
    if (ask === null) return undefined;
    let wanted = true;
    ask().then(
      (finding) => wanted && set({ of: question, finding, problem: null }),
      (error: unknown) => {
        const problem = error instanceof Refusal ? error : new Refusal("unknown", { code: "proof" }, 0);
        if (wanted) set({ of: question, finding: null, problem });
      },
    );
    return () => {
      wanted = false;
    };
  }, [question]);
  return answer?.of === question ? [answer.finding, answer.problem] : [null, null];
}
