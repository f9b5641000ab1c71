/** Buttons, panels and sheets of paper. */
import type { ComponentChildren } from "preact";
import { Icon, type IconName } from "../art/icons";

/** Text for screen readers only. */
export function Hidden({ children }: { readonly children: ComponentChildren }) {
  return <span class="hidden">{children}</span>;
}

export interface KeyProps {
  /** "main" and "choice" are yellow: the game waits for them. "quiet" is an outline. */
  readonly kind?: "main" | "choice" | "quiet";
  readonly icon?: IconName | undefined;
  readonly hint?: ComponentChildren;
  readonly disabled?: boolean | undefined;
  readonly pressed?: boolean | undefined;
  readonly label?: string | undefined;
  /** Its name for lessons: that of the move, where it makes one. */
  readonly part?: string | undefined;
  /** The moves that it stands for, so that a hint can point at it. */
  readonly does?: string | undefined;
  /** Why it is disabled, in words; a move that the rules forbid is explained by the server instead (`data-why`). */
  readonly why?: string | undefined;
  readonly onClick: () => void;
  readonly children?: ComponentChildren;
}

/** A button that looks like a thick key. */
export function Key({
  kind = "quiet",
  icon,
  hint,
  disabled,
  pressed,
  label,
  part,
  does,
  why,
  onClick,
  children,
}: KeyProps) {
  return (
    <button
      type="button"
      class={`key key-${kind}`}
      aria-disabled={disabled ?? false}
      aria-pressed={pressed}
      aria-label={label}
      data-part={part}
      data-does={does}
      data-say={disabled ? why : undefined}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      <span class="key-face">
        {icon && <Icon name={icon} size={20} />}
        {children !== undefined && <span>{children}</span>}
      </span>
      {hint !== undefined && <span class="key-hint">{hint}</span>}
    </button>
  );
}

interface Titled {
  readonly title?: ComponentChildren;
  readonly class?: string;
  readonly children?: ComponentChildren;
}

/** A darker area of the board. */
export function Panel({ title, class: own = "", children }: Titled) {
  return (
    <section class={`panel ${own}`}>
      {title !== undefined && <h2 class="panel-title">{title}</h2>}
      {children}
    </section>
  );
}

/** A sheet of paper on the table. */
export function Paper({ title, class: own = "", children }: Titled) {
  return (
    <section class={`paper ${own}`}>
      {title !== undefined && <h2 class="paper-title">{title}</h2>}
      {children}
    </section>
  );
}
