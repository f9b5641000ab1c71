/** Tells the operator about a person or a table; nobody else learns of it. */
import { useState } from "preact/hooks";
import { send } from "./api";
import { useWords } from "./kit/context";
import { Key } from "./kit/keys";
import { Sheet } from "./kit/sheet";
import { notify, showProblem } from "./shell";
import type { ReportIn } from "./wire";

const REASONS: readonly ReportIn["reason"][] = ["name", "chat", "spam", "cheating", "other"];
const LONGEST = 500;

/** Somebody who can be reported; without a profile it is the table itself. */
export interface Subject {
  readonly profile: string | null;
  readonly name: string;
}

/** The sheet: whom, why, and in the reporter's own words. */
export function ReportSheet({
  subjects,
  table,
  close,
  onSent,
}: {
  readonly subjects: readonly Subject[];
  readonly table: string | null;
  readonly close: () => void;
  readonly onSent: (() => void) | undefined;
}) {
  const words = useWords();
  const [subject, setSubject] = useState(0);
  const [reason, setReason] = useState<ReportIn["reason"]>("name");
  const [text, setText] = useState("");
  const [sending, setSending] = useState(false);
  const tell = () => {
    if (sending) return;
    setSending(true);
    const report: ReportIn = { profile: subjects[subject]?.profile ?? null, table, reason, text };
    send("POST", "/api/reports", report)
      .then(() => {
        notify(words.say("web-report-sent"));
        close();
        onSent?.();
      }, showProblem)
      .finally(() => setSending(false));
  };
  return (
    <Sheet title={words.say("web-report")} close={close}>
      <form
        class="report"
        onSubmit={(event) => {
          event.preventDefault();
          tell();
        }}
      >
        <label class="field">
          <span>{words.say("web-report-who")}</span>
          <select class="input" value={subject} onChange={(event) => setSubject(Number(event.currentTarget.value))}>
            {subjects.map(({ name }, n) => (
              <option key={n} value={n}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{words.say("web-report-why")}</span>
          <select
            class="input"
            value={reason}
            onChange={(event) => setReason(REASONS.find((one) => one === event.currentTarget.value) ?? "other")}
          >
            {REASONS.map((one) => (
              <option key={one} value={one}>
                {words.say("web-report-reason", { reason: one })}
              </option>
            ))}
          </select>
        </label>
        <label class="field">
          <span>{words.say("web-report-words")}</span>
          <textarea
            class="input"
            rows={3}
            maxLength={LONGEST}
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        </label>
        <p class="hint">{words.say(table === null ? "web-report-text" : "web-report-text-chat")}</p>
        <Key kind="main" icon="flag" disabled={sending} onClick={tell}>
          {words.say("web-report-send")}
        </Key>
      </form>
    </Sheet>
  );
}

/** A key that opens the sheet. */
export function ReportKey({
  subjects,
  table,
  onSent,
}: {
  readonly subjects: readonly Subject[];
  readonly table: string | null;
  /** Closes what lies over the page, which says that the report was sent. */
  readonly onSent?: () => void;
}) {
  const words = useWords();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Key icon="flag" onClick={() => setOpen(true)}>
        {words.say("web-report")}
      </Key>
      {open && <ReportSheet subjects={subjects} table={table} close={close} onSent={onSent} />}
    </>
  );
}
