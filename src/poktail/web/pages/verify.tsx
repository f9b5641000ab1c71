/** Where anybody checks a match: by its link, or by a record file that never leaves the browser. */
import { useEffect, useState } from "preact/hooks";
import { useWords } from "../kit/context";
import { Key, Paper } from "../kit/keys";
import { go } from "../router";
import { HowItWorks } from "../table/end_check";
import type { Words } from "../words";
import { Found, checkFile, checkMatch, useFinding } from "./verify_check";
import { GREATEST, type RecordFile, readRecord, Unreadable } from "./verify_record";
import { Frame } from "./frame";
import { withIdentity } from "./identity";
import { useTitles } from "./parts";

/** A match's id out of a link, or the id itself; null where it is neither. */
export function matchIn(text: string): string | null {
  const tail = /(?:^|\/m\/|[?&]match=)([A-Za-z0-9_-]{8,64})(?:[/?#&].*)?$/.exec(text.trim());
  return tail?.[1] ?? null;
}

/** What is to be checked. */
interface Task {
  readonly kept: RecordFile | null;
  readonly match: string | null;
}

function LinkForm({
  words,
  check,
  label,
}: {
  readonly words: Words;
  readonly check: (match: string) => void;
  readonly label: string;
}) {
  const [text, setText] = useState("");
  const [bad, setBad] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const match = matchIn(text);
        setBad(match === null);
        if (match !== null) check(match);
      }}
    >
      <div class="verify-form">
        <input
          class="input"
          aria-label={label}
          aria-invalid={bad}
          placeholder="/m/…"
          value={text}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" class="key key-quiet">
          {words.say("web-fair-page-check")}
        </button>
      </div>
      {bad && (
        <p class="fair-fact fair-bad" role="alert">
          {words.say("web-fair-page-no-link")}
        </p>
      )}
    </form>
  );
}

function FileForm({
  words,
  read,
  fail,
}: {
  readonly words: Words;
  readonly read: (text: string) => void;
  readonly fail: (why: Unreadable) => void;
}) {
  const [over, setOver] = useState(false);
  const [pasted, setPasted] = useState("");
  const take = (file: File | undefined) => {
    if (!file) return;
    if (file.size > GREATEST) fail(new Unreadable("long"));
    else file.text().then(read, () => fail(new Unreadable("gone")));
  };
  return (
    <>
      <label
        class={`verify-drop ${over ? "verify-over" : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer?.files[0]);
        }}
      >
        <span>{words.say("web-fair-page-file-text")}</span>
        <input type="file" accept=".txt,.jsonl,text/plain" onChange={(event) => take(event.currentTarget.files?.[0])} />
        <span class="key key-quiet">{words.say("web-fair-page-choose")}</span>
      </label>
      <details class="verify-paste">
        <summary>{words.say("web-fair-page-paste")}</summary>
        <textarea
          class="input"
          spellcheck={false}
          aria-label={words.say("web-fair-page-paste")}
          value={pasted}
          onInput={(event) => setPasted(event.currentTarget.value)}
        />
        <Key onClick={() => read(pasted)}>{words.say("web-fair-page-check")}</Key>
      </details>
    </>
  );
}

interface ResultProps {
  readonly task: Task;
  readonly words: Words;
  /** The file is of this match. */
  readonly name: (match: string) => void;
  readonly another: () => void;
}

function Result({ task, words, name, another }: ResultProps) {
  const titles = useTitles();
  const { kept, match } = task;
  const question = `${match} ${kept?.text ?? ""}`;
  const [finding, problem] = useFinding(
    question,
    kept ? () => checkFile(kept, match) : match === null ? null : () => checkMatch(match),
  );
  const [how, setHow] = useState(false);
  if (problem) {
    return (
      <Paper>
        <p role="alert">{words.refusal(problem.code, problem.data)}</p>
        <Key onClick={another}>{words.say("web-fair-page-another")}</Key>
      </Paper>
    );
  }
  if (!finding) return <p role="status">{words.say("web-fair-busy")}</p>;
  return (
    <>
      <Found
        finding={finding}
        title={Object.hasOwn(titles, finding.game) ? (titles[finding.game] ?? "") : finding.game}
        words={words}
      />
      {kept && finding.opens && !finding.check && (
        <Paper title={words.say("web-fair-page-link")}>
          <LinkForm words={words} check={name} label={words.say("web-fair-page-link")} />
        </Paper>
      )}
      <div class="verify-keys">
        <Key onClick={() => setHow(true)}>{words.say("web-fair-how")}</Key>
        <Key onClick={another}>{words.say("web-fair-page-another")}</Key>
      </div>
      {how && <HowItWorks words={words} check={finding.check} close={() => setHow(false)} />}
    </>
  );
}

/** The page; the address may name a match. */
export const VerifyPage = withIdentity(function VerifyPage({ id }: { readonly id: string }) {
  const words = useWords();
  const asked = matchIn(id) ?? matchIn(new URLSearchParams(location.search).get("match") ?? "");
  const [task, set] = useState<Task | null>(asked === null ? null : { kept: null, match: asked });
  const [bad, setBad] = useState<Unreadable | null>(null);
  useEffect(() => {
    if (asked !== null) set({ kept: null, match: asked });
  }, [asked]);
  const another = () => {
    set(null);
    go("/verify");
  };
  const read = (text: string) => {
    setBad(null);
    readRecord(text).then(
      (kept) => set({ kept, match: null }),
      (error: unknown) => setBad(error instanceof Unreadable ? error : new Unreadable("other")),
    );
  };
  return (
    <Frame title={words.say("web-fair-page")}>
      <p>{words.say("web-fair-page-text")}</p>
      {task ? (
        <Result task={task} words={words} name={(match) => set({ ...task, match })} another={another} />
      ) : (
        <div class="verify-ways">
          <Paper title={words.say("web-fair-page-file")}>
            <FileForm words={words} read={read} fail={setBad} />
            {bad && (
              <p class="fair-fact fair-bad" role="alert">
                {words.say("web-fair-page-file-bad", { reason: bad.reason, line: bad.line })}
              </p>
            )}
          </Paper>
          <Paper title={words.say("web-fair-page-link")}>
            <p class="hint">{words.say("web-fair-page-link-text")}</p>
            <LinkForm
              words={words}
              label={words.say("web-fair-page-link")}
              check={(match) => go(`/verify?match=${match}`)}
            />
          </Paper>
        </div>
      )}
    </Frame>
  );
});
