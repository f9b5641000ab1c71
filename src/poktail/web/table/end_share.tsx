/** Shares a result: a picture that is drawn here, and the link to the replay. */
import { useEffect, useRef, useState } from "preact/hooks";
import { games } from "../api";
import { Key } from "../kit/keys";
import { Sheet } from "../kit/sheet";
import { loadPart } from "../load";
import { publicAddress } from "../public_address";
import { showProblem } from "../shell";
import type { Words } from "../words";
import { type Ranked, inOrder } from "./end_rank";
import { copy } from "./invite";
import type { ResultPicture } from "./share_picture";

/** The match that was played, and when it ended. */
interface PlayedMatch {
  readonly match: string;
  readonly game: string;
  readonly ended: number | null;
}

/** What the result page shows, for people who were not there: everybody has a name. */
export function pictureOf(ranked: Ranked, { match, game, ended }: PlayedMatch) {
  const { board, observation, words, ranks } = ranked;
  const named = words.at(words.names);
  const { title: result, why } = board.result(observation, named);
  return {
    game,
    title: named.say("title"),
    result,
    why,
    rows: inOrder(observation.people, ranks).map((person) => ({
      rank: ranks?.[person.seat],
      person,
      name: named.seat(person.seat),
      score: board.score?.(observation, person.seat, named),
    })),
    board: board.picture ? { art: board.picture, match, people: observation.people, words: named } : null,
    bot: named.say("web-bot"),
    date: ended === null ? "" : new Intl.DateTimeFormat(named.lang, { dateStyle: "long" }).format(ended),
  };
}

interface ShareProps {
  readonly picture: Omit<ResultPicture, "credit" | "link">;
  /** The address of the replay. */
  readonly link: string;
  readonly words: Words;
  readonly close: () => void;
}

/** The picture as a file that other apps take. */
function fileOf(canvas: HTMLCanvasElement, name: string): Promise<File | null> {
  return new Promise((done) =>
    canvas.toBlob((blob) => done(blob && new File([blob], name, { type: "image/png" })), "image/png"),
  );
}

function save(file: File): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000); // the browser reads it after the click
}

/** The game's authors and publisher. */
async function creditOf(game: string, words: Words): Promise<string> {
  const about = (await games()).find(({ id }) => id === game);
  return about ? words.say("web-credit", { authors: words.all(about.authors), publisher: about.publisher }) : "";
}

/** Draws the picture into the element and makes a file of it. */
function usePicture({ picture, link, words }: ShareProps) {
  const place = useRef<HTMLDivElement>(null);
  const [file, setFile] = useState<File | null>(null);
  useEffect(() => {
    let wanted = true;
    const draw = async () => {
      const { drawResult } = await loadPart(() => import("./share_picture"));
      const credit = await creditOf(picture.game, words);
      const readable = publicAddress.value === null ? "" : link.replace(/^https?:\/\//, "");
      const canvas = await drawResult({ ...picture, credit, link: readable });
      canvas.setAttribute("role", "img");
      canvas.setAttribute("aria-label", `${picture.title}: ${picture.result}`);
      const found = await fileOf(canvas, `poktail-${picture.game}.png`);
      if (!wanted) return;
      place.current?.replaceChildren(canvas);
      setFile(found);
    };
    draw().catch(showProblem);
    return () => {
      wanted = false;
    };
  }, []);
  return { place, file };
}

/** The picture, and the ways to pass it on. */
export function ShareSheet(props: ShareProps) {
  const { picture, link, words, close } = props;
  const { place, file } = usePicture(props);
  const shared: ShareData | null = file && { files: [file], title: picture.title, url: link };
  const canShare = shared !== null && "canShare" in navigator && navigator.canShare(shared);
  const [said, say] = useState("");
  const copyLink = async () => say(words.say((await copy(link)) ? "web-copied" : "web-not-copied"));
  const pass = async () => {
    try {
      if (shared) await navigator.share(shared);
    } catch (error) {
      if (!(error instanceof DOMException && error.name === "AbortError")) await copyLink();
    }
  };
  return (
    <Sheet
      title={words.say("web-share-result")}
      close={close}
      foot={
        <div class="share-keys">
          {canShare && (
            <Key kind="main" icon="share" onClick={() => void pass()}>
              {words.say("web-share")}
            </Key>
          )}
          <Key icon="download" disabled={!file} onClick={() => file && save(file)}>
            {words.say("web-share-save")}
          </Key>
          <Key icon="copy" onClick={() => void copyLink()}>
            {words.say("web-share-link")}
          </Key>
          <p class="share-said" role="status">
            {said}
          </p>
        </div>
      }
    >
      {!file && (
        <p class="hint" role="status">
          {words.say("web-loading")}
        </p>
      )}
      <div class="share-picture" ref={place} />
    </Sheet>
  );
}
