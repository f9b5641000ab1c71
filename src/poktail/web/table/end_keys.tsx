/** The buttons after a match: replay, share, record, board. */
import { useState } from "preact/hooks";
import { Icon, type IconName } from "../art/icons";
import { Key } from "../kit/keys";
import { Sheet } from "../kit/sheet";
import { usePublicUrl } from "../public_address";
import { replayPage } from "../replay";
import { notify } from "../shell";
import type { Words } from "../words";
import { type pictureOf, ShareSheet } from "./end_share";
import { copy } from "./invite";

/** Share a link with the device's own dialog, else copy it. */
export async function share(link: string, title: string, words: Words): Promise<void> {
  if ("share" in navigator) {
    try {
      return await navigator.share({ url: link, title });
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  notify(words.say((await copy(link)) ? "web-copied" : "web-not-copied"));
}

/** A link that looks like a key. */
export function LinkKey({
  href,
  icon,
  children,
  download,
  hint,
  onClick,
}: {
  readonly href: string;
  readonly icon: IconName;
  readonly children: string;
  readonly download?: boolean;
  readonly hint?: string;
  readonly onClick?: () => void;
}) {
  return (
    <a class="key key-quiet" href={href} download={download} onClick={onClick}>
      <span class="key-face">
        <Icon name={icon} size={20} />
        <span>{children}</span>
      </span>
      {hint !== undefined && <span class="key-hint">{hint}</span>}
    </a>
  );
}

/** Downloads the record, as text or as JSON lines. */
export function KeepSheet({
  match,
  words,
  close,
}: {
  readonly match: string;
  readonly words: Words;
  readonly close: () => void;
}) {
  const path = `/api/matches/${match}/record`;
  const done = () => void setTimeout(close); // first the browser follows the link
  return (
    <Sheet title={words.say("web-end-record")} close={close}>
      <p class="keep-text">{words.say("web-end-record-text")}</p>
      <div class="menu-keys">
        <LinkKey href={path} icon="download" download onClick={done} hint={words.say("web-end-text-hint")}>
          {words.say("web-end-text")}
        </LinkKey>
        <LinkKey
          href={`${path}?format=jsonl`}
          icon="download"
          download
          onClick={done}
          hint={words.say("web-end-jsonl-hint")}
        >
          {words.say("web-end-jsonl")}
        </LinkKey>
        <LinkKey href={`/verify?match=${match}`} icon="shield">
          {words.say("web-verify-a-match")}
        </LinkKey>
      </div>
    </Sheet>
  );
}

/** Replay, share, record, and the final board. */
export function AfterKeys({
  match,
  words,
  picture,
  showBoard,
}: {
  readonly match: string;
  readonly words: Words;
  /** What the shared picture shows. */
  readonly picture: () => ReturnType<typeof pictureOf>;
  readonly showBoard: () => void;
}) {
  const [sheet, show] = useState<"keep" | "share" | null>(null);
  const link = usePublicUrl()(replayPage(match));
  const close = () => show(null);
  return (
    <>
      <div class="after-keys">
        <LinkKey href={replayPage(match)} icon="play">
          {words.say("web-end-replay")}
        </LinkKey>
        <Key icon="share" onClick={() => show("share")}>
          {words.say("web-share")}
        </Key>
        <Key icon="download" onClick={() => show("keep")}>
          {words.say("web-end-record")}
        </Key>
        <Key icon="eye" onClick={showBoard}>
          {words.say("web-end-board")}
        </Key>
      </div>
      {sheet === "share" && <ShareSheet picture={picture()} link={link} words={words} close={close} />}
      {sheet === "keep" && <KeepSheet match={match} words={words} close={close} />}
    </>
  );
}
