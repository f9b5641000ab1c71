/** Invites others: a code to say, and the link as a QR code and as text. */
import { useEffect, useState } from "preact/hooks";
import { Hidden, Key } from "../kit/keys";
import { publicAddress, usePublicUrl } from "../public_address";
import { notify } from "../shell";
import type { TableState } from "../wire";
import type { Words } from "../words";
import { guestOf } from "./intent";

/** Copy a text, also where the clipboard API is missing. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const box = document.createElement("textarea");
    box.value = text;
    (document.querySelector("dialog[open]") ?? document.body).append(box);
    box.select();
    const done = document.execCommand("copy");
    box.remove();
    return done;
  }
}

function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const [rows, setRows] = useState<readonly (readonly boolean[])[]>([]);
  useEffect(() => void import("uqr").then(({ encode }) => setRows(encode(text, { ecc: "M", border: 2 }).data)), [text]);
  const path = rows.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ""))).join("");
  return (
    <svg
      class="qr"
      viewBox={`0 0 ${rows.length || 33} ${rows.length || 33}`}
      role="img"
      aria-label={label}
      shape-rendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="var(--on-dark)" />
      <path d={path} fill="var(--dark)" />
    </svg>
  );
}

/** Whether newcomers get in, so that the short code opens the table for them. */
function takesPeopleIn(table: TableState): boolean {
  return table.phase !== "playing" && !table.locked;
}

/**
 * The table's code and link, and keys to copy or share it. The link lets people in and gives nobody a seat. Where the
 * table was opened for somebody, a question to them goes with it.
 */
export function Invitation({
  table,
  words,
  small,
}: {
  readonly table: TableState;
  readonly words: Words;
  readonly small?: boolean;
}) {
  const guest = guestOf(table.id);
  const code = takesPeopleIn(table) ? table.code : null;
  const link = usePublicUrl()(code === null ? `/t/${table.id}` : `/${code}`);
  const alone = publicAddress.value === null;
  const text = guest && words.say("web-ask-text", { game: words.say("title") });
  return (
    <section class={`invite ${small ? "invite-small" : ""}`}>
      <h2>{guest ? words.say("web-ask", { name: guest.name }) : words.say("web-bring-a-friend")}</h2>
      {!alone && <QrCode text={link} label={words.say("web-qr")} />}
      <div class="invite-words">
        {code !== null && (
          <p>
            <Hidden>{words.say("web-table-code")}</Hidden> <strong class="invite-code">{code}</strong>
          </p>
        )}
        {!alone && <p class="invite-link">{link.replace(/^https?:\/\//, "")}</p>}
        <p class="hint">
          {guest && !alone
            ? words.say("web-ask-how", { name: guest.name })
            : words.say(alone ? "web-bring-nobody" : "web-bring-text")}
        </p>
      </div>
      <div class="invite-keys">
        <Key
          icon="copy"
          onClick={() =>
            void copy(text ? `${text} ${link}` : link).then((done) =>
              notify(words.say(done ? "web-copied" : "web-not-copied")),
            )
          }
        >
          {words.say("web-copy")}
        </Key>
        {"share" in navigator && (
          <Key
            icon="share"
            onClick={() =>
              void navigator
                .share({ url: link, title: words.say("title"), ...(text ? { text } : {}) })
                .catch(() => undefined)
            }
          >
            {words.say("web-share")}
          </Key>
        )}
      </div>
    </section>
  );
}
