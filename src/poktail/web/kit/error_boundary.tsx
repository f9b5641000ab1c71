/** Catches errors while drawing, so that the rest of the page keeps working. */
import { Component, type ComponentChildren } from "preact";
import { useWords } from "./context";
import { Key } from "./keys";

interface ErrorBoundaryProps {
  /** When this value changes, the children are tried again. */
  readonly of?: unknown;
  /** Shown after an error; by default a message with a button. Null: nothing. */
  readonly instead?: ComponentChildren;
  readonly children: ComponentChildren;
}

interface ErrorBoundaryState {
  readonly broken: boolean;
  readonly of: unknown;
}

/** Says that something cannot be shown, and offers to reload the page. */
export function ErrorMessage() {
  const words = useWords();
  return (
    <div class="mishap" role="alert">
      <h2>{words.say("web-cannot-show")}</h2>
      <p>{words.say("web-cannot-show-text")}</p>
      <Key icon="rematch" onClick={() => location.reload()}>
        {words.say("web-load-again")}
      </Key>
    </div>
  );
}

/** Shows its children, or `instead` after an error in one of them. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { broken: false, of: undefined };

  static override getDerivedStateFromError(): Partial<ErrorBoundaryState> {
    return { broken: true };
  }

  static override getDerivedStateFromProps(
    { of }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return of === state.of ? null : { broken: false, of };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error); // for the developer; the reader gets a message
  }

  override render() {
    const { instead = <ErrorMessage />, children } = this.props;
    return this.state.broken ? instead : children;
  }
}
