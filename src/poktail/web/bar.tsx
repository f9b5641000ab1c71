/** The bar above every page. */
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "./art/icons";
import { Logo, Wordmark } from "./art/logo";
import { focusMain } from "./focus";
import { useWords } from "./kit/context";
import { openBook } from "./shell";

/** A button that shows only an icon; its label is read out and shown on hover. */
export function IconKey({
  icon,
  label,
  onClick,
  pressed,
  badge,
}: {
  readonly icon: IconName;
  readonly label: string;
  readonly onClick: () => void;
  readonly pressed?: boolean;
  /** Marks the button with a dot; the text says what is new. */
  readonly badge?: string | undefined;
}) {
  return (
    <button
      type="button"
      class="icon-key"
      title={label}
      aria-label={badge === undefined ? label : `${label}, ${badge}`}
      aria-pressed={pressed}
      onClick={onClick}
    >
      <Icon name={icon} size={22} />
      {badge !== undefined && <span class="dot" />}
    </button>
  );
}

/** The key that opens a game's rulebook. */
export function BookKey({ game }: { readonly game: string }) {
  return (
    <IconKey
      icon="book"
      label={useWords().say("web-rules")}
      onClick={() => (openBook.value = { game, clause: null })}
    />
  );
}

/** Logo, title and the buttons of the page. */
export function Bar({
  title,
  detail,
  aim,
  children,
}: {
  readonly title?: ComponentChildren;
  readonly detail?: ComponentChildren;
  /** What is played for, beside the title. */
  readonly aim?: ComponentChildren;
  readonly children?: ComponentChildren;
}) {
  const words = useWords();
  return (
    <header class="bar">
      <a
        class="skip"
        href="#main"
        onClick={(event) => {
          event.preventDefault();
          focusMain();
        }}
      >
        {words.say("web-skip")}
      </a>
      <a class="bar-home" href="/" aria-label={words.say("web-home")}>
        <Logo size={38} />
        <Wordmark />
      </a>
      {title !== undefined && (
        <div class="bar-title">
          <h1>{title}</h1>
          {detail !== undefined && <p>{detail}</p>}
        </div>
      )}
      {aim}
      <div class="bar-keys">{children}</div>
    </header>
  );
}
