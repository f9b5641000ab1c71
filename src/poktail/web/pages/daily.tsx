/** The daily deal: one position a day in each game, on the real board. The first move that is sent is the answer. */
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { get, Refusal, send } from "../api";
import { Bar, BookKey, IconKey } from "../bar";
import type { BoardProps, GameBoard } from "../board";
import { Deals, Next, Streak } from "../daily/deals";
import { answeredOn, keepAnswer } from "../daily/kept";
import { Result } from "../daily/result";
import { ErrorBoundary } from "../kit/error_boundary";
import { ShellContext, useWords } from "../kit/context";
import { Key } from "../kit/keys";
import { Sheet } from "../kit/sheet";
import { loadPart, sheet } from "../load";
import { go } from "../router";
import { openBook, showProblem } from "../shell";
import { AimLine } from "../table/aim";
import { amongBots } from "../table/among_bots";
import { WhyNotes } from "../table/coach";
import { ScreenReaderText } from "../table/screen_reader";
import { StoryFrame } from "../table/story";
import { useFetch } from "../use_fetch";
import type { DailyAnswer, DailyDealOut, DailyReason, DailyToday, Problem } from "../wire";
import type { Words } from "../words";
import { Frame } from "./frame";
import { withIdentity } from "./identity";
import { Loading } from "./offline";
import { formatDay } from "./parts";
import { Refused } from "./refused";
import { useGame } from "./table";

/** Whether the sheet of styles of these pages is there. */
function useStyles(): boolean {
  const [there, set] = useState(false);
  useEffect(() => void loadPart(() => sheet("page-css", "daily")).then(() => set(true), showProblem), []);
  return there;
}

/** The answer to a deal: the one that was given before on this device, or the first that is sent. */
function useAnswer(deal: DailyDealOut) {
  const before = useMemo(() => answeredOn(deal.game, deal.date), [deal]);
  const [answer, setAnswer] = useState<DailyAnswer | null>(null);
  const [busy, setBusy] = useState(before !== null);
  const ask = (move: string) => {
    setBusy(true);
    send<DailyAnswer>("POST", `/api/daily/${deal.game}`, { date: deal.date, move })
      .then((told) => {
        keepAnswer(deal.game, told);
        setAnswer(told);
      }, showProblem)
      .finally(() => setBusy(false));
  };
  useEffect(() => {
    if (before) ask(before.move);
  }, [before]);
  return { answer, busy, ask, again: before !== null };
}

/** What is asked, and the seal, before the board can be used. */
function Intro({ deal, words, close }: { deal: DailyDealOut; words: Words; close: () => void }) {
  const foot = (
    <div class="daily-keys">
      <Key kind="main" icon="play" onClick={close}>
        {words.say("web-daily-look")}
      </Key>
    </div>
  );
  return (
    <Sheet title={`${words.say("web-daily")} · ${words.say("title")}`} close={close} foot={foot}>
      <p class="hint">{formatDay(Date.parse(deal.date), words.lang)}</p>
      <p>{words.say("web-daily-text")}</p>
      <p class="daily-seal">
        {words.say("web-daily-sealed")} <code>{deal.commitment}</code>
      </p>
    </Sheet>
  );
}

interface DealProps {
  readonly deal: DailyDealOut;
  readonly board: GameBoard;
  readonly words: Words;
}

/** Asks why the last of these moves cannot follow the others in this deal. */
function askWhy({ game, date }: DailyDealOut, moves: readonly string[]): Promise<DailyReason | Problem> {
  const asked = new URLSearchParams([["date", date], ...moves.map((move) => ["moves", move])]);
  return get<DailyReason>(`/api/daily/${game}/why?${asked}`).catch((error: unknown) => {
    if (error instanceof Refusal) return { code: error.code, data: error.data };
    throw error;
  });
}

/** What the board shows. */
function useShown({ deal, words }: DealProps, { answer, busy, ask }: ReturnType<typeof useAnswer>): BoardProps {
  const people = useMemo(() => amongBots(deal.seats, deal.seat, words), [deal, words]);
  const live = answer === null;
  const others = deal.waiting.filter((seat) => seat !== deal.seat);
  const chosen = others.length > 0 ? (answer?.move ?? null) : null; // it stays secret while others choose
  return {
    ...{ view: deal.view, seat: deal.seat, options: deal.options, events: deal.events, fresh: [], version: deal.v },
    ...{ legal: live ? deal.legal : [], waiting: live ? deal.waiting : others, chosen, over: false },
    ...{ people, words, live, busy },
    send: (notation) => {
      if (live && !busy) ask(notation);
    },
  };
}

/** Swallows the second half of a double click if the first has opened or closed something under the pointer. */
function useClickGuard(now: unknown) {
  const first = useRef(now);
  return (event: MouseEvent) => {
    if (event.detail <= 1) first.current = now;
    else if (first.current !== now) {
      event.stopPropagation();
      event.preventDefault();
    }
  };
}

/** The board, what happened before, and the result once there is an answer. */
function Asking(props: DealProps) {
  const { deal, board, words } = props;
  const given = useAnswer(deal);
  const shown = useShown(props, given);
  const [sheet, show] = useState<"intro" | "story" | "result" | null>(given.again ? null : "intro");
  const loaded = useMemo(() => Date.now(), [deal]);
  const [box, place] = [useRef<HTMLDivElement>(null), useRef<HTMLDivElement>(null)];
  const guard = useClickGuard(sheet);
  const close = () => show(null);
  useEffect(() => {
    if (given.answer) show("result");
  }, [given.answer]);
  return (
    <div class="table-page daily-page" data-game={deal.game} data-halves="" onClickCapture={guard}>
      <Bar
        title={words.say("title")}
        detail={`${board.stage(shown, words)} · ${words.say("web-daily")}`}
        aim={<AimLine observation={shown} board={board} words={words} />}
      >
        <span class="only-narrow">
          <IconKey icon="menu" label={words.say("happened")} onClick={() => show("story")} />
        </span>
        <BookKey game={deal.game} />
        <IconKey icon="close" label={words.say("web-home")} onClick={() => go("/")} />
      </Bar>
      {shown.live && (
        <WhyNotes
          {...{ words, place }}
          observation={shown}
          askWhy={(moves) => askWhy(deal, moves)}
          busy={() => given.busy}
        />
      )}
      <main class="table-main" tabIndex={-1}>
        <div class="table lino-edge" ref={place}>
          <ErrorBoundary of={deal.match}>
            <board.Board {...shown} />
          </ErrorBoundary>
          {given.answer && (
            <div class="pass">
              <Key kind="main" icon="chart" onClick={() => show("result")}>
                {words.say("web-see-result")}
              </Key>
            </div>
          )}
        </div>
        <ScreenReaderText observation={shown} now={shown} board={board} words={words} />
      </main>
      <StoryFrame {...{ words, board, close, box }} observation={shown} open={sheet === "story"} look={null}>
        {null}
      </StoryFrame>
      {sheet === "intro" && <Intro deal={deal} words={words} close={close} />}
      {sheet === "result" && given.answer && (
        <Result {...{ deal, board, words, close }} answer={given.answer} next={deal.next_ms - (Date.now() - loaded)} />
      )}
    </div>
  );
}

/** The deal of one game. */
function DealPage({ id }: { readonly id: string }) {
  const { found: deal, problem } = useFetch<DailyDealOut>(`/api/daily/${encodeURIComponent(id)}`);
  const loaded = useGame(deal?.game);
  const styled = useStyles();
  const words = useMemo(() => {
    if (!deal || !loaded) return null;
    const names = amongBots(deal.seats, deal.seat, loaded.words).map(({ name }) => name);
    return loaded.words.at(names, deal.seat);
  }, [deal, loaded]);
  useEffect(() => {
    if (words) document.title = `${words.say("web-daily")} · ${words.say("title")} · ${words.say("web-title-short")}`;
  }, [words]);
  if (problem) return <Refused {...problem} />;
  if (!deal || !loaded || !words || !styled) return <Loading />;
  const shell = { words, openRule: (clause: string) => (openBook.value = { game: deal.game, clause }) };
  return (
    <ShellContext.Provider value={shell}>
      <Asking deal={deal} board={loaded.board} words={words} />
    </ShellContext.Provider>
  );
}

/** The deals of all games. */
function ListPage() {
  const words = useWords();
  const styled = useStyles();
  const { found: today, problem } = useFetch<DailyToday>("/api/daily");
  if (problem) return <Refused {...problem} />;
  return (
    <Frame title={words.say("web-daily")}>
      <p class="lead">{words.say("web-daily-lead")}</p>
      {today && styled && (
        <>
          <Streak date={today.date} />
          <Deals date={today.date} />
          <Next ms={today.next_ms} />
        </>
      )}
    </Frame>
  );
}

/** The deal of the game in the address, or the list of all. */
export const DailyPage = withIdentity(function DailyPage({ id }: { readonly id: string }) {
  return id === "" ? <ListPage /> : <DealPage id={id} />;
});
