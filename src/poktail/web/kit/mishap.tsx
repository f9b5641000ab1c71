/** What breaks stays where it broke: the rest of the page goes on. */
import { Component, type ComponentChildren } from "preact";
import { useWords } from "./context";
import { Key } from "./keys";

interface MishapProps {
  /** What is shown: another value is another try. */
  readonly of?: unknown;
  /** Shown instead; without it a sentence and a key. Null: nothing. */
  readonly instead?: ComponentChildren;
  readonly children: ComponentChildren;
}

interface MishapState {
  readonly broken: boolean;
  readonly of: unknown;
}

/** Says that something cannot be shown, and offers to load the page anew. */
export function Broken() {
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
export class Mishap extends Component<MishapProps, MishapState> {
  override state: MishapState = { broken: false, of: undefined };

  static override getDerivedStateFromError(): Partial<MishapState> {
    return { broken: true };
  }

  static override getDerivedStateFromProps({ of }: MishapProps, state: MishapState): MishapState | null {
    return of === state.of ? null : { broken: false, of };
  }

  override componentDidCatch(error: unknown): void {
    console.error(error); // for who mends it; the reader gets a sentence
  }

  override render() {
    const { instead = <Broken />, children } = this.props;
    return this.state.broken ? instead : children;
  }
}
