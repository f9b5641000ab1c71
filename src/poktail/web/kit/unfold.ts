/** Scrolls what was just unfolded into sight. */
import { useRef } from "preact/hooks";
import { useMotion } from "./motion";

interface Unfolding {
  readonly onClick: () => void;
  readonly onToggle: (event: Event) => void;
}

/** Properties of a details element: what a person unfolds is seen from its first line on; what opens by itself stays. */
export function useUnfold(): Unfolding {
  const pace = useMotion();
  const pressed = useRef(false);
  return {
    onClick: () => {
      pressed.current = true;
    },
    onToggle: ({ currentTarget: fold }) => {
      const asked = pressed.current && fold instanceof HTMLDetailsElement && fold.open;
      pressed.current = false;
      if (asked) fold.scrollIntoView({ block: "start", behavior: pace > 0 ? "smooth" : "auto" });
    },
  };
}
