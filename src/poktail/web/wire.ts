// Generated from the schema document of the table server by `make types`.
// Do not edit it: change the models and run that again.

/** The command was carried out, and is durable where that matters. */
export interface Acknowledged {
  readonly v: number;
  readonly a?: string;
  readonly t: "ack";
  readonly d: Readonly<Record<string, JsonValue>>;
}

/** A bot accepts or declines an offered seat; after accepting it connects to the table like everybody else. */
export interface Answer {
  readonly a?: string | null;
  readonly t: "answer";
  readonly d: AnswerData;
}

/** An offer, and whether the bot accepts it. */
export interface AnswerData {
  readonly offer: string;
  readonly accept: boolean;
}

/** Let a bot play my seat for a while, or take it back. */
export interface Away {
  readonly a?: string | null;
  readonly t: "away";
  readonly d: AwayData;
}

/** A seat, and whether a bot plays it for its owner. */
export interface AwayData {
  readonly seat: number;
  readonly on: boolean;
}

/** Host: put a bot into a seat; a connected bot is asked first. */
export interface Bot {
  readonly a?: string | null;
  readonly t: "bot";
  readonly d: BotData;
}

/** A seat, and the level of a server bot or the profile of a connected bot. */
export interface BotData {
  readonly seat: number;
  readonly level?: string | null;
  readonly profile?: string | null;
}

/** A new bot; anybody may put an open bot into a seat, otherwise only its owner. */
export interface BotIn {
  /** A display name; two people may have the same. */
  readonly name: string;
  readonly open: boolean;
}

export type BotMessage = Ready | Answer | Ping;

/** A connected bot that you may invite. */
export interface BotOut {
  readonly id: string;
  readonly name: string;
  readonly games: readonly string[];
}

/** A bot and its token, which is shown only once. */
export interface BotToken {
  readonly id: string;
  readonly name: string;
  readonly token: string;
}

/** All bots of the profile. */
export interface Bots {
  readonly bots: readonly OwnBot[];
}

/** A move, its chances as a part of a win with half of the 95 % interval, and how likely the bot is to make it. */
export interface CandidateOut {
  readonly move: readonly [string, unknown];
  readonly chance: number;
  readonly error: number;
  readonly odds: number;
}

/** What chance brought in a match; `values` has the class and the JSON of each part, by kind and notation. */
export interface ChanceReport {
  readonly kinds: readonly CountedKind[];
  readonly judged: number;
  readonly furthest: FurthestPart | null;
  readonly values: Readonly<Record<string, Readonly<Record<string, readonly [string, unknown]>>>>;
}

/** Send a chat line, if the table has chat. */
export interface Chat {
  readonly a?: string | null;
  readonly t: "chat";
  readonly d: ChatData;
}

/** A chat line from a seat. */
export interface ChatData {
  readonly seat: number;
  readonly text: string;
}

export type ClientMessage =
  | PlayAs
  | Move
  | TakeBack
  | Why
  | Hint
  | Sit
  | Stand
  | Swap
  | Bot
  | Remove
  | Lock
  | Set
  | Start
  | Contribute
  | Away
  | StandIn
  | Rematch
  | GoOn
  | SetPace
  | Leave
  | Emote
  | Chat
  | Ping;

/** How long people may think: for one decision and for a whole match. */
export interface ClockInput {
  readonly mode?: "none" | "advisory" | "hard";
  readonly move?: number | null;
  readonly match?: number | null;
}

/** How long people may think: for one decision and for a whole match. */
export interface ClockOutput {
  readonly mode: "none" | "advisory" | "hard";
  readonly move: number | null;
  readonly match: number | null;
}

/** In milliseconds: when the seats in `waiting` began to think, and how much match time each seat has left. */
export interface ClockState {
  readonly now: number;
  readonly since: number;
  readonly move: number | null;
  readonly left: readonly (number | null)[];
  readonly mode: "advisory" | "hard";
}

/** A code for a second device: usable once, until it expires. */
export interface Code {
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly expires: number;
}

/** A code that another device shows. */
export interface CodeIn {
  readonly code: string;
}

/** Somebody you played with: in how many of your latest matches, when last, and which game then. */
export interface Companion {
  readonly profile: string;
  readonly name: string;
  readonly matches: number;
  /** Milliseconds since 1970. */
  readonly last: number;
  readonly game: string;
}

/** Contribute randomness to the match before it begins. */
export interface Contribute {
  readonly a?: string | null;
  readonly t: "entropy";
  readonly d: EntropyData;
}

/**
 * A decision that clearly cost something, the moves that were better, and the game's reason for them.
 *
 * `at` is its place among the decisions, from 0; `cost` is how much higher the highest chance of any move was.
 */
export interface CostlyOut {
  readonly at: number;
  readonly step: number;
  readonly v: number;
  readonly move: readonly [string, unknown];
  readonly chance: number;
  readonly better: readonly (readonly [string, unknown])[];
  readonly better_chance: number;
  readonly cost: number;
  readonly reason: unknown;
}

/** All draws whose outcomes are of one class. */
export interface CountedKind {
  readonly kind: string;
  readonly draws: number;
  readonly parts: readonly CountedPart[];
}

/** How often a face or card came, how often it was expected, and by how many standard deviations it is off. */
export interface CountedPart {
  readonly part: string;
  readonly seen: number;
  readonly expected: number;
  readonly z: number | null;
}

/**
 * What the strongest bot thinks of the moves, best first, and everything that was hidden.
 *
 * `reason` is a value of the game or null: what speaks for the best move. `views` has one view for each seat.
 */
export interface DailyAnswer {
  readonly date: string;
  readonly move: string;
  readonly score: number;
  readonly moves: readonly DailyMove[];
  readonly reason: unknown;
  readonly views: readonly unknown[];
  readonly proof: Proof;
}

/** The deal of the day as the seat that is asked sees it, with the same data as a `view` at a table. */
export interface DailyDealOut {
  readonly date: string;
  readonly next_ms: number;
  readonly v: number;
  readonly page: number;
  readonly events: readonly (readonly [number, unknown])[];
  readonly view: unknown;
  readonly legal: readonly (readonly [string, unknown])[];
  readonly waiting: readonly number[];
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly seats: number;
  readonly commitment: string;
  readonly match: string;
  readonly seat: number;
}

/** An answer: the move (notation), and the date of the deal. */
export interface DailyIn {
  readonly date: string;
  readonly move: string;
}

/** A move, and its score: 100 for the best, 0 for the worst. */
export interface DailyMove {
  readonly notation: string;
  readonly move: unknown;
  readonly score: number;
}

/** A value of the game that says why a move is not possible; null: it is possible. */
export interface DailyReason {
  readonly reason: unknown;
}

/** The date of today's deals, and the milliseconds until the next ones. */
export interface DailyToday {
  readonly date: string;
  readonly next_ms: number;
}

/** A decision of the seat, with the move made and those that were best by what the seat knew then. */
export interface DecisionOut {
  readonly step: number;
  readonly v: number;
  readonly move: readonly [string, unknown];
  readonly method: "exact" | "search" | "sampled";
  readonly chance: number;
  readonly cost: number;
  readonly clear: boolean;
  readonly candidates: readonly CandidateOut[];
}

/** A device of the profile; `here` marks the one that asks. */
export interface Device {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** Milliseconds since 1970. */
  readonly seen: number;
  readonly here: boolean;
}

/** A device, as an export lists it. */
export interface DeviceTimes {
  /** Milliseconds since 1970. */
  readonly created: number;
  /** Milliseconds since 1970. */
  readonly seen: number;
}

/** All devices of the profile. */
export interface Devices {
  readonly devices: readonly Device[];
}

/** Show a reaction to everybody at the table. */
export interface Emote {
  readonly a?: string | null;
  readonly t: "emote";
  readonly d: EmoteData;
}

/** A reaction from a seat. */
export interface EmoteData {
  readonly seat: number;
  readonly emote: "wave" | "laugh" | "think" | "wow" | "clap" | "sorry" | "hurry" | "thanks" | "well_played" | "oops";
}

/** Somebody sent a reaction. */
export interface Emoted {
  readonly v: number;
  readonly a?: string;
  readonly t: "emote";
  readonly d: EmoteData;
}

/** A seat's randomness, in hexadecimal, and the public key that its moves will be signed with. */
export interface EntropyData {
  readonly seat: number;
  readonly hex: string;
  readonly key?: string | null;
}

/** What happened after the last version, and the view and moves that follow from it. */
export interface Events {
  readonly v: number;
  readonly a?: string;
  readonly t: "events";
  readonly d: ViewData;
}

/** What is stored about a profile; the records of its matches can be downloaded one by one. */
export interface Export {
  readonly profile: Profile;
  readonly devices: readonly DeviceTimes[];
  readonly tables: readonly Hosted[];
  readonly matches: readonly PlayedSeat[];
  readonly ratings: readonly Rated[];
  readonly bots: readonly OwnBot[];
  /** When the recovery code was created, if there is one. */
  readonly recovery: number | null;
  readonly reports: readonly OwnReport[];
}

/** How often something happened, of how many chances; without chances, the highest score in a match. */
export interface FigureOut {
  readonly name: string;
  readonly count: number;
  readonly chances: number | null;
}

/** One step with every choice and event; `views` holds the spectator's view first, then one for each seat. */
export interface FullReplayStep {
  readonly v: number;
  readonly chance: boolean;
  readonly wait_ms: number | null;
  readonly choice: Readonly<Record<string, string>>;
  readonly events: readonly (readonly [number, unknown])[];
  readonly views: readonly unknown[];
}

/** The part furthest from its expected number in standard deviations, and the class of its outcomes. */
export interface FurthestPart {
  readonly part: string;
  readonly seen: number;
  readonly expected: number;
  readonly z: number | null;
  readonly kind: string;
}

/** A game that can be played here. */
export interface GameOut {
  readonly id: string;
  readonly title: string;
  readonly authors: readonly string[];
  readonly publisher: string;
  readonly year: number;
  readonly minutes: number;
  readonly levels: readonly string[];
  readonly lesson: boolean;
  readonly options: readonly Option[];
}

/** Your matches of one game; a win has nobody above you and somebody below. */
export interface GameStatistics {
  readonly game: string;
  readonly matches: number;
  readonly wins: number;
  readonly figures: readonly FigureOut[];
}

/** After a showdown: I have seen it; bots go on once everybody present has said so. */
export interface GoOn {
  readonly a?: string | null;
  readonly t: "go_on";
  readonly d?: Nothing;
}

/** Ask what the strongest bot would do in the seat this connection plays as; the answer is a `hint`. */
export interface Hint {
  readonly a?: string | null;
  readonly t: "hint";
  readonly d?: Nothing;
}

/** The moves that the strongest bot would make for this seat now, and a value of the game that says why, or null. */
export interface HintData {
  readonly seat: number;
  readonly moves: readonly (readonly [string, unknown])[];
  readonly reason: unknown;
}

/** A hint for the seat that asked, from nothing but what that seat knows. */
export interface Hinted {
  readonly v: number;
  readonly a?: string;
  readonly t: "hint";
  readonly d: HintData;
}

/** Who sits in a seat. */
export interface Holder {
  readonly name: string;
  readonly bot: boolean;
}

/** Who sits in a seat, as everybody may know. */
export interface HolderState {
  readonly name: string;
  readonly kind: "person" | "bot";
  readonly profile: string | null;
  readonly level: string | null;
  readonly present: boolean;
  readonly stand_in: boolean;
  readonly away_ms: number | null;
  readonly stand_in_ms: number | null;
  readonly votes: number;
  readonly removal_votes: number;
  readonly contributed: boolean;
  readonly key: string | null;
}

/** A table that the profile hosts. */
export interface Hosted {
  readonly id: string;
  readonly game: string;
  readonly public: boolean;
  readonly state: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** Milliseconds since 1970. */
  readonly touched: number;
}

/** A table that you host, and somebody you played with. */
export interface InvitationIn {
  readonly table: string;
  readonly profile: string;
}

/** A table with a free seat that somebody opened for you. */
export interface InvitationOut {
  readonly table: string;
  readonly game: string;
  readonly host: string;
  readonly name: string;
}

export type JsonValue = unknown;

/** Leave the table: give up my seats, or let bots play them to the end of the match. */
export interface Leave {
  readonly a?: string | null;
  readonly t: "leave";
  readonly d?: Nothing;
}

/** A position as the learner's seat sees it, and the events that are new in it. */
export interface LessonFrame {
  readonly v: number;
  readonly page: number;
  readonly events: readonly (readonly [number, unknown])[];
  readonly view: unknown;
  readonly legal: readonly (readonly [string, unknown])[];
  readonly waiting: readonly number[];
  readonly chosen: string | null;
  readonly over: boolean;
}

/** The answer to a wrong choice: a message of the lesson, and the clause that explains it. */
export interface LessonMistake {
  readonly say: string;
  readonly clause: string;
}

/** A guided first match; its words are part of the page. */
export interface LessonOut {
  readonly game: string;
  readonly seat: number;
  readonly seats: number;
  readonly parts: readonly LessonPart[];
}

/** A prepared match, or a piece of one. */
export interface LessonPart {
  readonly options: Readonly<Record<string, unknown>>;
  readonly steps: readonly LessonStep[];
}

/**
 * A bubble: `frames` lead up to it, and each of the learner's `moves` leads to the frame in `after`.
 *
 * `at` is the part of the board it points at, `press` the parts to press, and `keep` those that it better not cover;
 * `facts` are the arguments of its message.
 */
export interface LessonStep {
  readonly say: string;
  readonly at: string | null;
  readonly press: readonly string[];
  readonly keep: readonly string[];
  readonly facts: Readonly<Record<string, number | string>>;
  readonly frames: readonly LessonFrame[];
  readonly moves: readonly string[];
  readonly after: readonly LessonFrame[];
  readonly wrong: LessonMistake | null;
  readonly wrongs: Readonly<Record<string, LessonMistake>>;
}

/** A table in the lobby. */
export interface Listed {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly phase: "open" | "playing" | "over";
  readonly locked: boolean;
  readonly watch: "nobody" | "anyone";
  readonly clock: ClockOutput;
  readonly seats: readonly (Holder | null)[];
  readonly present: number;
}

/** Host: lock the table so that nobody else can sit down, or unlock it. */
export interface Lock {
  readonly a?: string | null;
  readonly t: "lock";
  readonly d: LockData;
}

/** Whether the table is locked. */
export interface LockData {
  readonly on: boolean;
}

/** A match; the seed is included only once it is over. */
export interface MatchOut {
  readonly id: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly state: "running" | "over";
  readonly seats: readonly SeatOut[];
  readonly commitment: string;
  readonly seed: string | null;
  readonly entropy: readonly string[];
  readonly started: number | null;
  readonly ended: number | null;
  readonly rated: boolean;
}

/** Some of your matches; `next` is the start of the next page, with older ones. */
export interface Matches {
  readonly matches: readonly Played[];
  readonly next: string | null;
}

/** A move of the seat this connection plays as: its notation, and the version it was chosen for. */
export interface Move {
  readonly a: string;
  readonly t: "move";
  readonly v: number;
  readonly d: string;
  readonly s?: string | null;
}

/** A display name. */
export interface NameIn {
  /** A display name; two people may have the same. */
  readonly name: string;
}

/** No data. */
export type Nothing = Readonly<Record<string, never>>;

/** A bot is offered a seat. */
export interface Offer {
  readonly v: number;
  readonly a?: string;
  readonly t: "offer";
  readonly d: OfferData;
}

/** The seat and its table. */
export interface OfferData {
  readonly offer: string;
  readonly table: string;
  readonly seat: number;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** A table: `path` is its link; it lets people in, but gives nobody a seat. */
export interface Opened {
  readonly id: string;
  readonly path: string;
}

/**
 * One option of a game for a form; `values` are the allowed values, also for a list of them.
 *
 * `variant`: a way to play that people choose; a form shows these first, and other options as experiments.
 */
export interface Option {
  readonly name: string;
  readonly type: string;
  readonly default: unknown;
  readonly low: number | null;
  readonly high: number | null;
  readonly values: readonly unknown[] | null;
  readonly variant: boolean;
}

/** The possible outcomes at a step: indexes into `names`, and weights (a string if too large for browsers). */
export interface Outcomes {
  readonly names: readonly number[];
  readonly weights: readonly (number | string)[];
}

/** The match has ended. */
export interface Over {
  readonly v: number;
  readonly a?: string;
  readonly t: "over";
  readonly d: OverData;
}

/** The result and the revealed seed. */
export interface OverData {
  readonly match: string;
  readonly payoffs: readonly number[];
  readonly ranks: readonly number[];
  readonly seed: string;
  readonly entropy: readonly string[];
}

/** A bot of the profile. */
export interface OwnBot {
  readonly id: string;
  readonly name: string;
  readonly open: boolean;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** Milliseconds since 1970. */
  readonly seen: number;
}

/** A report that the profile has made about a person or a table. */
export interface OwnReport {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly about: "person" | "table";
  readonly subject: string;
  readonly reason: string;
  readonly text: string;
}

/** How fast bots move. */
export interface PaceData {
  readonly pace: "relaxed" | "normal" | "quick" | "instant";
}

/** Ask for an answer, to see whether the connection works. */
export interface Ping {
  readonly a?: string | null;
  readonly t: "ping";
  readonly d?: Nothing;
}

/** Show me the match from this seat (null: as a spectator sees it), and send me its events from now on. */
export interface PlayAs {
  readonly a?: string | null;
  readonly t: "play_as";
  readonly d: PlayAsData;
}

/** The seat to play as, the match this client knows, and the last version of it that it has. */
export interface PlayAsData {
  readonly seat?: number | null;
  readonly match?: string | null;
  readonly v?: number | null;
}

/** One of your matches: everybody who sat there, and which seats were yours. */
export interface Played {
  readonly match: string;
  readonly game: string;
  readonly state: "running" | "over";
  readonly table: string;
  readonly started: number | null;
  readonly ended: number | null;
  readonly seats: readonly SeatOut[];
  readonly mine: readonly number[];
}

/** A seat that the profile had in a match, and its result. */
export interface PlayedSeat {
  readonly id: string;
  readonly table: string;
  readonly game: string;
  readonly state: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  readonly started: number | null;
  readonly ended: number | null;
  readonly seat: number;
  readonly name: string;
  readonly payoff: number | null;
  readonly rank: number | null;
}

/** An error: a code that the client translates, and the values for its text. */
export interface Problem {
  readonly code: string;
  readonly data: Readonly<Record<string, string | number | null>>;
}

/** A person or a bot, as seen by itself. */
export interface Profile {
  readonly id: string;
  readonly name: string;
  readonly kind: "person" | "bot";
  /** Milliseconds since 1970. */
  readonly created: number;
  /** Milliseconds since 1970. */
  readonly seen: number;
}

/** The public profile of a person or bot. */
export interface ProfileOut {
  readonly id: string;
  readonly name: string;
  readonly kind: "person" | "bot";
  /** Milliseconds since 1970. */
  readonly since: number;
  readonly matches: number;
  readonly ratings: readonly Standing[];
}

/** What a checker without the rules needs: the revealed seed, and the odds of every chance outcome. */
export interface Proof {
  readonly match: string;
  readonly game: string;
  readonly commitment: string;
  readonly seed: string;
  readonly entropy: readonly string[];
  readonly bots: readonly boolean[];
  readonly steps: number;
  readonly names: readonly string[];
  readonly odds: readonly Outcomes[];
  readonly throws: readonly Throw[];
  readonly next: number | null;
}

/** A rating of the profile or of one of its bots. */
export interface Rated {
  readonly game: string;
  readonly pool: string;
  readonly who: string;
  readonly mu: number;
  readonly sigma: number;
  readonly matches: number;
  /** Milliseconds since 1970. */
  readonly updated: number;
}

/** The address at which others can reach this server; null: the address you used, or none. */
export interface Reach {
  readonly address: string | null;
}

/** A bot is ready to be offered seats. */
export interface Ready {
  readonly a?: string | null;
  readonly t: "ready";
  readonly d: ReadyData;
}

/** The games that a bot plays. */
export interface ReadyData {
  readonly games: readonly string[];
}

/** A value of the game that says why; null: the move is possible. */
export interface ReasonData {
  readonly reason: unknown;
}

/** Why a move is not possible, as far as the asking seat can know. */
export interface Reasoned {
  readonly v: number;
  readonly a?: string;
  readonly t: "why";
  readonly d: ReasonData;
}

/** When the recovery code was created; null if there is none. */
export interface Recovery {
  readonly created: number | null;
}

/** A new recovery code, which is shown only once. */
export interface RecoveryCode {
  readonly code: string;
  /** Milliseconds since 1970. */
  readonly created: number;
}

/** A recovery code, with or without dashes or spaces. */
export interface RecoveryCodeIn {
  readonly code: string;
}

/** Not done; nothing has changed. */
export interface Refused {
  readonly v: number;
  readonly a?: string;
  readonly t: "error";
  readonly d: Problem;
}

/** After a match: say that I want a rematch; it begins when the host and everybody present have said so. */
export interface Rematch {
  readonly a?: string | null;
  readonly t: "rematch";
  readonly d: RematchData;
}

/** Whether I want a rematch. */
export interface RematchData {
  readonly on: boolean;
}

/** Host: free a seat; during a match a bot plays it to the end. */
export interface Remove {
  readonly a?: string | null;
  readonly t: "remove";
  readonly d: SeatData;
}

/**
 * The steps of a match as `visibility` allows; "everything" has full steps.
 *
 * `turning_points` are versions of events, told once the match is over.
 */
export interface Replay {
  readonly match: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly names: readonly string[];
  readonly visibility: "public" | "seat" | "everything";
  readonly seat: number | null;
  readonly over: boolean;
  readonly steps: readonly ReplayStep[] | readonly FullReplayStep[];
  readonly turning_points: readonly number[];
}

/**
 * One step as a seat or a spectator saw it: the version after it, whether chance made it, events and view.
 *
 * `wait_ms`: how long people waited for it, 400 to 6000; null for chance, and while the match runs.
 */
export interface ReplayStep {
  readonly v: number;
  readonly chance: boolean;
  readonly wait_ms: number | null;
  readonly events: readonly (readonly [number, unknown])[];
  readonly view: unknown;
}

/** A report about a person, or without `profile` about a table; `table` is where it happened. */
export interface ReportIn {
  readonly profile?: string | null;
  readonly table?: string | null;
  readonly reason: "name" | "chat" | "spam" | "cheating" | "other";
  readonly text?: string;
}

/** How many decisions are judged, and of how many; the latest one, or at the end the whole review. */
export interface ReviewLine {
  readonly done: number;
  readonly of: number;
  readonly decision: DecisionOut | null;
  readonly review: ReviewOut | null;
}

/** The totals of a review: chances at each decision and at the end, a fair share, what the decisions cost. */
export interface ReviewOut {
  readonly seat: number;
  readonly fair: number;
  readonly result: number;
  readonly cost: number;
  readonly chances: readonly number[];
  readonly turning_points: readonly SwingOut[];
  readonly costliest: readonly CostlyOut[];
}

/** Somebody sent a chat line. */
export interface Said {
  readonly v: number;
  readonly a?: string;
  readonly t: "chat";
  readonly d: ChatData;
}

/** A seat. */
export interface SeatData {
  readonly seat: number;
}

/** Who sat in a seat, and their result. */
export interface SeatOut {
  readonly name: string;
  readonly profile: string | null;
  readonly bot: boolean;
  readonly level: string | null;
  readonly payoff: number | null;
  readonly rank: number | null;
}

/** The public key with which this server signs records (Ed25519, in hexadecimal). */
export interface ServerKey {
  readonly key: string;
}

export type ServerMessage =
  | Welcome
  | TableFrame
  | View
  | Events
  | Waiting
  | Over
  | Acknowledged
  | Refused
  | Emoted
  | Said
  | Reasoned
  | Hinted
  | Offer;

/** The profile of this device, if it has one. */
export interface Session {
  readonly profile: Profile | null;
}

/** Host: change the set-up; people keep their seats where the new set-up has them. */
export interface Set {
  readonly a?: string | null;
  readonly t: "set";
  readonly d: SetupInput;
}

/** Host: set how fast bots move; `instant` counts only for one person alone with bots. */
export interface SetPace {
  readonly a?: string | null;
  readonly t: "pace";
  readonly d: PaceData;
}

/**
 * The set-up of a table; the number of seats is one of the game's options.
 *
 * `hints`: people may ask for hints although others play; such a match changes no rating.
 */
export interface SetupInput {
  readonly game: string;
  readonly options?: Readonly<Record<string, JsonValue>>;
  readonly public?: boolean;
  readonly watch?: "nobody" | "anyone";
  readonly watch_delay?: number;
  readonly chat?: boolean;
  readonly hints?: boolean;
  readonly clock?: ClockInput;
  readonly grace?: number | null;
  readonly pace?: "relaxed" | "normal" | "quick" | "instant";
  readonly lang?: "en" | "fr" | "de" | "es";
}

/**
 * The set-up of a table; the number of seats is one of the game's options.
 *
 * `hints`: people may ask for hints although others play; such a match changes no rating.
 */
export interface SetupOutput {
  readonly game: string;
  readonly options: Readonly<Record<string, JsonValue>>;
  readonly public: boolean;
  readonly watch: "nobody" | "anyone";
  readonly watch_delay: number;
  readonly chat: boolean;
  readonly hints: boolean;
  readonly clock: ClockOutput;
  readonly grace: number | null;
  readonly pace: "relaxed" | "normal" | "quick" | "instant";
  readonly lang: "en" | "fr" | "de" | "es";
}

/** Take an open seat; one client may take several. */
export interface Sit {
  readonly a?: string | null;
  readonly t: "sit";
  readonly d: SitData;
}

/** A seat, a name for it, randomness for the match, and with it the public key that moves will be signed with. */
export interface SitData {
  readonly seat: number;
  readonly name?: string | null;
  readonly entropy?: string | null;
  readonly key?: string | null;
}

/** Give up a seat before the match begins. */
export interface Stand {
  readonly a?: string | null;
  readonly t: "stand";
  readonly d: SeatData;
}

/** Propose that a bot plays for somebody who is away: the host alone decides it, or most of the people present. */
export interface StandIn {
  readonly a?: string | null;
  readonly t: "stand_in";
  readonly d: SeatData;
}

/** The rating of a profile in one game. */
export interface Standing {
  readonly game: string;
  readonly pool: "person" | "bot";
  readonly who: string;
  readonly name: string | null;
  readonly rating: number;
  readonly provisional: boolean;
  readonly matches: number;
}

/** Host: start the match, or the next one. */
export interface Start {
  readonly a?: string | null;
  readonly t: "start";
  readonly d: StartData;
}

/** The level of the bots that fill open seats; null: all seats have to be taken. */
export interface StartData {
  readonly fill?: string | null;
}

/** Your latest finished matches, at most `last`, by game; the game you played last comes first. */
export interface Statistics {
  readonly last: number;
  readonly games: readonly GameStatistics[];
}

/** Swap two seats; with another person it happens once both have asked, or at the host's request. */
export interface Swap {
  readonly a?: string | null;
  readonly t: "swap";
  readonly d: SwapData;
}

/** Two seats. */
export interface SwapData {
  readonly seat: number;
  readonly other: number;
}

/** A turning point: the chances at a decision and at the next one. */
export interface SwingOut {
  readonly step: number;
  readonly v: number;
  readonly before: number;
  readonly after: number;
}

/** The table as it is now. */
export interface TableFrame {
  readonly v: number;
  readonly a?: string;
  readonly t: "table";
  readonly d: TableState;
}

/** A table and who sits there, as everybody who has its link may know. */
export interface TableState {
  readonly id: string;
  readonly code: string | null;
  readonly rev: number;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>;
  readonly setup: SetupOutput;
  readonly host: string;
  readonly locked: boolean;
  readonly phase: "open" | "starting" | "playing" | "over";
  readonly seats: readonly (HolderState | null)[];
  readonly wishes: readonly (readonly [number, number])[];
  readonly match: string;
  readonly last: string | null;
  readonly commitment: string;
  readonly rematch: readonly number[];
  readonly pause_ms: number | null;
  readonly pause_v: number | null;
  readonly watching: number;
  readonly rated: boolean;
}

/** Take back the last move of the seat this connection plays as, shown at this version, alone with bots. */
export interface TakeBack {
  readonly a: string;
  readonly t: "take_back";
  readonly v: number;
  readonly d?: Nothing;
}

/** One chance outcome: its step (from 0), the index of its odds, and the index of the name of what was drawn. */
export interface Throw {
  readonly step: number;
  readonly odds: number;
  readonly drawn: number;
}

/** A fresh view: when events are not enough, at the beginning of a match, and when a move was taken back. */
export interface View {
  readonly v: number;
  readonly a?: string;
  readonly t: "view";
  readonly d: ViewData;
}

/** The match from one seat; `events` begin after version `since`; clients show none up to version `page`. */
export interface ViewData {
  readonly match: string;
  readonly seat: number | null;
  readonly since: number;
  readonly page: number;
  readonly events: readonly (readonly [number, unknown])[];
  readonly view: unknown;
  readonly legal: readonly (readonly [string, unknown])[];
  readonly waiting: readonly number[];
  readonly chosen: string | null;
  readonly take_back: boolean;
  readonly decision: number | null;
  readonly clock: ClockState | null;
}

/** Somebody has chosen. */
export interface Waiting {
  readonly v: number;
  readonly a?: string;
  readonly t: "waiting";
  readonly d: WaitingData;
}

/** Who still has to choose: all that others learn of a choice before the reveal; the rest is about your own. */
export interface WaitingData {
  readonly match: string;
  readonly waiting: readonly number[];
  readonly chosen?: string;
  readonly take_back?: boolean;
  readonly clock: ClockState | null;
}

/** The first frame: who you are, as the server sees it. */
export interface Welcome {
  readonly v: number;
  readonly a?: string;
  readonly t: "welcome";
  readonly d: WelcomeData;
}

/** The server's version and clock, and the profile of the key that came with the connection. */
export interface WelcomeData {
  readonly server: string;
  readonly now: number;
  readonly profile: string | null;
  readonly name: string | null;
  readonly emotes: readonly string[];
  readonly key: string;
}

/** Ask why a move of the seat this connection plays as is not possible; the answer is a `why`. */
export interface Why {
  readonly a?: string | null;
  readonly t: "why";
  readonly d: WhyData;
}

/** The moves composed so far, and last the one that is asked about. */
export interface WhyData {
  readonly moves: readonly string[];
}
