/** The final board for the picture of a result: the game draws it from what everybody has seen of the match. */
import { get } from "../api";
import type { BoardPicture, Observation, Person } from "../board";
import { framesOf, observationAt, replayUrl } from "../replay";
import type { Replay } from "../wire";
import type { Words } from "../words";
import type { Plate, Studio } from "./share_art";

/** How a match ended on the board, to be drawn: the game's art, and the match. */
export interface Finished {
  readonly art: BoardPicture;
  readonly match: string;
  readonly people: readonly Person[];
  readonly words: Words;
}

/** The parts of the drawn board. */
export interface BoardPlates {
  readonly middle: Plate | null;
  /** By seat; a seat that is not there has nothing in front of it. */
  readonly seats: ReadonlyMap<number, Plate>;
}

const NOTHING: BoardPlates = { middle: null, seats: new Map() };

/** The end of the match as a spectator saw it; null if it cannot be had: a match under other rules is not replayed. */
async function lastSeen({ match, people }: Finished): Promise<Observation | null> {
  const viewpoint = { kind: "public" } as const;
  const replay = await get<Replay>(replayUrl(match, viewpoint)).catch(() => null);
  if (!replay?.over) return null;
  const frames = framesOf(replay, viewpoint);
  return observationAt(frames, frames.length - 1, replay, people, viewpoint);
}

/** Draws the final board; nothing for a game that has no art for it. */
export async function drawBoard(studio: Studio, finished: Finished | null): Promise<BoardPlates> {
  const observation = finished && (await lastSeen(finished));
  if (!finished || !observation) return NOTHING;
  const { words, people } = finished;
  const { Middle, Seat } = finished.art;
  const middle = Middle ? await studio.plate(<Middle observation={observation} words={words} />) : null;
  const seats = new Map<number, Plate>();
  for (const { seat } of Seat ? people : []) {
    const plate = Seat && (await studio.plate(<Seat observation={observation} words={words} seat={seat} />));
    if (plate) seats.set(seat, plate);
  }
  return { middle, seats };
}
