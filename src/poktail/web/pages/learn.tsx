/** A game's lesson: a guided first match on the real board. */
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Bar, IconKey } from "../bar";
import type { BoardProps, GameBoard, Person } from "../board";
import { Icon } from "../art/icons";
import { ErrorBoundary } from "../kit/error_boundary";
import { ShellContext, useWords } from "../kit/context";
import { Key } from "../kit/keys";
import { Bubble } from "../learn/bubble";
import { setLearned } from "../learn/done";
import { lessonSheet, lessonWords } from "../learn/load";
import { useLesson } from "../learn/use_lesson";
import { loadBoard } from "../load";
import { go } from "../router";
import { language, rememberTip } from "../settings";
import { openBook } from "../shell";
import { AimLine } from "../table/aim";
import { amongBots } from "../table/among_bots";
import { openTableFor } from "../table/intent";
import { useFetch } from "../use_fetch";
import type { LessonOut } from "../wire";
import type { Words } from "../words";
import { withIdentity } from "./identity";
import { Loading } from "./offline";
import { Refused } from "./refused";

interface Loaded {
  readonly board: GameBoard;
  readonly words: Words;
}

/** Board, words and styles; null until all are there. */
function useParts(game: string): Loaded | null {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const lang = language.value;
  useEffect(() => {
    let wanted = true;
    const fetchAll = () => {
      Promise.all([loadBoard(game), lessonWords(game, lang), lessonSheet()]).then(
        ([board, words]) => wanted && setLoaded({ board, words }),
        () => wanted && setTimeout(fetchAll, 2000),
      );
    };
    fetchAll();
    return () => {
      wanted = false;
    };
  }, [game, lang]);
  return loaded;
}

/** Escape leaves, unless it closes something that lies over the page. */
function useEscape(): void {
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open]")) go("/");
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, []);
}

/** What has been learned, and a free round. */
function End({ game, words }: { readonly game: string; readonly words: Words }) {
  const [going, setGoing] = useState(false);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    setLearned(game);
    rememberTip(game); // a lesson has said it all
    box.current?.focus({ preventScroll: true });
  }, []);
  const play = () => {
    setGoing(true);
    void openTableFor("play", { game, watch: "nobody" }, words).finally(() => setGoing(false));
  };
  return (
    <section ref={box} class="learn-end paper" tabIndex={-1} aria-label={words.say("web-learn-done")}>
      <h2>
        <Icon name="trophy" size={26} /> {words.say("web-learn-done")}
      </h2>
      <p>{words.say("lesson-learned")}</p>
      <div class="learn-end-keys">
        <Key kind="main" icon="play" disabled={going} onClick={play}>
          {words.say("web-learn-free")}
        </Key>
        <Key icon="home" onClick={() => go("/")}>
          {words.say("web-home")}
        </Key>
      </div>
    </section>
  );
}

interface LearningProps {
  readonly lesson: LessonOut;
  readonly board: GameBoard;
  readonly words: Words;
  readonly people: readonly Person[];
  /** The keys of the bar. */
  readonly children: ComponentChildren;
}

/** The bar, the board and the bubble. */
function Learning({ lesson, board, words, people, children }: LearningProps) {
  const box = useRef<HTMLDivElement>(null);
  const course = useLesson(lesson, () => box.current);
  const { stand, place, busy, over, press } = course;
  const { step } = place;
  useEscape();
  const { view, legal, waiting, chosen, v } = stand.frame;
  const shown: BoardProps = {
    ...{ view, legal, waiting, chosen, version: v, over: stand.frame.over, seat: lesson.seat },
    ...{ events: stand.events, fresh: stand.fresh, options: place.options, people, words },
    live: true,
    busy: false,
    send: course.send,
  };
  const names = Object.fromEntries(people.map(({ seat }) => [`seat-${seat}`, words.seat(seat)]));
  const say = (message: string) => words.say(message, { ...names, ...step.facts });
  const presses = step.press.length > 0;
  return (
    <>
      <Bar
        title={words.say("title")}
        detail={words.say("web-learn")}
        aim={
          <ErrorBoundary of={`${stand.mount} ${v}`} instead={null}>
            <AimLine observation={shown} board={board} words={words} />
          </ErrorBoundary>
        }
      >
        {children}
      </Bar>
      <main class="table-main learn-main" tabIndex={-1}>
        <div class="table lino-edge" ref={box} inert={over} onClickCapture={course.onClick}>
          <ErrorBoundary of={`${stand.mount} ${v}`}>
            <board.Board key={stand.mount} {...shown} />
          </ErrorBoundary>
        </div>
        {over ? (
          <End game={lesson.game} words={words} />
        ) : (
          !busy && (
            <Bubble
              key={stand.at}
              root={box}
              target={presses ? (step.press[press] ?? null) : step.at}
              needed={step.press}
              choices={Object.keys(step.wrongs)}
              context={step.keep}
              step={stand.at + 1}
              count={course.count}
              text={say(step.say)}
              mistake={stand.mistake}
              answer={stand.mistake && say(stand.mistake.say)}
              presses={presses}
              onNext={course.next}
              onBack={course.back}
              onLook={course.look}
            />
          )
        )}
      </main>
    </>
  );
}

/** The page of one lesson. */
export const LearnPage = withIdentity(function LearnPage({ id }: { readonly id: string }) {
  const words = useWords();
  const { found: lesson, problem } = useFetch<LessonOut>(`/api/games/${encodeURIComponent(id)}/lesson`);
  const loaded = useParts(id);
  const people = useMemo(
    () => (lesson && loaded ? amongBots(lesson.seats, lesson.seat, loaded.words) : []),
    [lesson, loaded?.words],
  );
  useEffect(() => {
    if (loaded)
      document.title = `${loaded.words.say("title")} · ${words.say("web-learn")} · ${words.say("web-title-short")}`;
  }, [loaded, words.lang]);
  if (problem) return <Refused {...problem} />;
  if (!lesson || !loaded) return <Loading />;
  const spoken = loaded.words.at(
    people.map(({ name }) => name),
    lesson.seat,
  );
  const openRule = (clause: string | null) => (openBook.value = { game: id, clause });
  return (
    <ShellContext.Provider value={{ words: spoken, openRule }}>
      <div class="table-page learn-page" data-game={id}>
        <Learning lesson={lesson} board={loaded.board} words={spoken} people={people}>
          <IconKey icon="book" label={spoken.say("web-rules")} onClick={() => openRule(null)} />
          <IconKey icon="close" label={spoken.say("web-learn-leave")} onClick={() => go("/")} />
        </Learning>
      </div>
    </ShellContext.Provider>
  );
});
