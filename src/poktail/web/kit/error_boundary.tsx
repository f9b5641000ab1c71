/** What breaks stays where it broke: the rest of the page goes on. */
import { Component, type ComponentChildren } from "preact";
import { useWords } from "./context";
import { Key } from "./keys";

interface ErrorBoundaryProps {
  /** What is shown: another value is another try. */
  readonly of?: unknown;
  /** Shown instead; without it a sentence and a key. Null: nothing. */
  readonly instead?: ComponentChildren;
  readonly children: ComponentChildren;
}

interface ErrorBoundaryState {
  readonly broken: boolean;
  readonly of: unknown;
}

/** Says that something cannot be shown, and offers to load the page anew. */
export function ErrorMessage() {
  const words = useWords();
  return (
    <div class="mishap" role="alert">
      <h2>{words.say("web-mishap")}</h2>
      <p>{words.say("web-mishap-text")}</p>
      <Key icon="rematch" onClick={() => location.reload()}>
        {words.say("web-load-again")}
      </Key>
    </div>
  );
}

/** Its children, as long as they can be shown. */
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
    console.error(error); // for who mends it; the reader gets a sentence
  }

  override render() {
    const { instead = <ErrorMessage />, children } = this.props;
    return this.state.broken ? instead : children;
  }
}
