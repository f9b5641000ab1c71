/** The kit: what boards and pages are built of. */
export { Icon, type IconName } from "../art/icons";
export { focusIsIdle } from "../focus";
export { sound, type SoundName } from "../sound";
export { type Sounds, useSounds } from "./sounds";
export { useWords, Why } from "./context";
export { DieBody, type DieProps, Pips } from "./dice";
export { Held, type HeldThing } from "./held";
export { Hidden, Key, type KeyProps, Panel, Paper } from "./keys";
export { useLookAt } from "./look_at";
export { Toolbar, type ToolbarProps } from "./toolbar";
export { useMotion, useMoves, zoomOf } from "./motion";
export { BotTag, type Chip, chipsOf, clockwise, Face, otherPeople, Seats } from "./seats";
export { Tokens, type TokensProps } from "./tokens";
export { Table, type TableProps, TrayNote, type Turn } from "./table";
