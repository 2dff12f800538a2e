// Written by web/wire_types.py from the Python structs; do not edit.

export interface PlayMove {
  do: 'play';
  id: number;
  nth: number;
  move: string;
}

export interface Back {
  do: 'back';
  id: number;
}

export interface Commit {
  do: 'commit';
  id: number;
}

export interface Uncommit {
  do: 'uncommit';
  id: number;
}

export interface Chat {
  do: 'chat';
  id: number;
  text: string;
}

export interface Try {
  do: 'try';
  id: number;
  move: string;
}

export interface Hint {
  do: 'hint';
  id: number;
}

export interface Done {
  is: 'done';
  id: number;
}

export interface Refused {
  is: 'refused';
  id: number;
  code: string;
  message: string;
  rule?: string;
  why?: Why | null;
}

export interface Why {
  rule: string;
  key: string;
  args: Record<string, string | number>;
  cells: string[];
}

export interface Tried {
  is: 'tried';
  id: number;
  view: unknown;
  items: Item[];
}

export interface Item {
  rule: string;
  key: string;
  points: number;
  args: Record<string, string | number>;
}

export interface Hinted {
  is: 'hinted';
  id: number;
  move: string;
  aim: Said | null;
}

export interface Said {
  key: string;
  args: Record<string, string | number>;
}

export interface TableNow {
  is: 'table';
  game: string;
  pack: string;
  options: Record<string, string>;
  visibility: 'link' | 'open' | 'private';
  stage: 'gathering' | 'over' | 'playing';
  box: unknown;
  seats: SeatCard[];
  seat: number;
  own: number[];
  host: boolean;
  can: string[];
  nth: number;
  view: unknown;
  legal: Choice[];
  items: Item[];
  log_from: number;
  log: Said[];
  talk_from: number;
  talk: Said[];
  commitment: string;
  result: Result | null;
  rematch: string;
}

export interface SeatCard {
  name: string;
  held: 'bot' | 'free' | 'person';
  bot: string;
  present: boolean;
  doing: 'ready' | 'thinking' | 'waiting';
  left: number | null;
}

export interface Choice {
  move: string;
  verb: string;
  arguments: string[];
  clicks: string[];
}

export interface Result {
  scores: number[];
  ranks: number[];
  items: Item[][];
  curve: number[][];
  shared: boolean;
  seed: string;
}

export interface SeatsNow {
  is: 'seats';
  seats: SeatCard[];
}

export interface Problem {
  code: string;
  message: string;
  rule?: string;
  why?: Why | null;
}

export interface NewTable {
  game: string;
  seats: number;
  pack?: string;
  options?: Record<string, string>;
  visibility?: 'link' | 'open' | 'private';
  bots?: string[];
  name?: string;
  clock?: ClockChoice;
  away?: number;
  stand_in?: string;
}

export interface ClockChoice {
  moment?: number;
  game?: number;
}

export interface Sit {
  seat: number;
  name: string;
}

export interface SeatBot {
  seat: number;
  bot: string;
}

export interface OwnSeat {
  seat: number;
}

export interface FollowLink {
  secret: string;
  name: string;
}

export interface Link {
  seat: number;
  secret: string;
}

export interface Seated {
  seat: number;
}

export interface TableCard {
  id: string;
  game: string;
  options: Record<string, string>;
  stage: 'gathering' | 'over' | 'playing';
  visibility: 'link' | 'open' | 'private';
  seats: string[];
  bots: boolean[];
}

export interface TableId {
  id: string;
}

export interface ServerCard {
  version: string;
  build: string;
  games: GameCard[];
  bots: string[];
}

export interface GameCard {
  name: string;
  rules: number;
  least_seats: number;
  most_seats: number;
  options: Record<string, string[]>;
  packs: string[];
}

export interface ReplayAsked {
  record: string;
  at?: number;
  seat?: number;
}

export interface Replayed {
  game: string;
  options: Record<string, string>;
  names: string[];
  box: unknown;
  count: number;
  first: number;
  views: unknown[];
  log: Said[];
  steps: Step[];
  result: Result | null;
}

export interface Step {
  mover: number;
  move: string;
  changes: Change[];
  log: Said[];
}

export interface Change {
  path: (string | number)[];
  value: unknown;
}

export interface GameBox {
  game: string;
  pack: string;
  seats: number;
  options: Record<string, string>;
  box: unknown;
}

export type Asked = PlayMove | Back | Commit | Uncommit | Chat | Try | Hint;

export type Told = Done | Refused | Tried | Hinted | TableNow | SeatsNow;

export interface SilverGoldView {
  moment: number;
  stage: string;
  actors: number[];
  round: number;
  turn: number;
  pattern: string;
  whole: boolean;
  left: Record<string, number>;
  display: SilverGoldCardView[];
  pile: number;
  hand: SilverGoldCardView[];
  seats: SilverGoldSeatView[];
  awards: SilverGoldAwardView[];
}

export interface SilverGoldCardView {
  ordinal: number;
  colour: string;
  drawn: string[];
  marked: string[];
  draft: string[];
}

export interface SilverGoldSeatView {
  cards: (SilverGoldCardView | null)[];
  sheet: SilverGoldSheetView;
  finished: SilverGoldCardView[];
  score: number;
}

export interface SilverGoldSheetView {
  red: number;
  green: number;
  torches: number[];
  skulls: number;
  penalty: number;
}

export interface SilverGoldAwardView {
  colour: string;
  points: number;
  seat: number;
}

export interface SilverGoldBox {
  cards: SilverGoldPrinted[];
  colours: string[];
  patterns: Record<string, SilverGoldPattern>;
  rounds: number;
  turns: number;
  dealt: number;
  kept: number;
  display: number;
  gems: number;
  penalties: number[];
  awards: number[];
  worths: SilverGoldWorths;
}

export interface SilverGoldPrinted {
  ordinal: number;
  colour: string;
  drawn: string[];
}

export interface SilverGoldPattern {
  drawn: string[];
  copies: number;
}

export interface SilverGoldWorths {
  pyramid: number;
  torch: number;
  pair: number;
  single: number;
}

export interface LabyrinthView {
  moment: number;
  stage: string;
  actors: number[];
  card: number;
  number: number;
  before: number;
  left: Record<string, number>;
  due: string;
  asked: string;
  turns: string[][];
  reach: number[];
  seats: LabyrinthSeatView[];
}

export interface LabyrinthSeatView {
  tiles: LabyrinthTileView[];
  corridor: string[];
  ahead: string;
  start: number;
  chambers: LabyrinthChamberView[];
  supply: Record<string, number>;
  bet: string;
  still_in: boolean;
  score: number;
}

export interface LabyrinthTileView {
  field: string;
  number: number;
  turn: number;
  sides: string[];
  draft: boolean;
}

export interface LabyrinthChamberView {
  cell: string;
  end: string;
  stone: string;
  step: number;
  beside: number;
  points: number;
}

export interface LabyrinthBox {
  pro: boolean;
  bets: boolean;
  tiles: LabyrinthPrintedTile[];
  starts: string[];
  cards: number;
  latest_start: number;
  stones: Record<string, number>;
  worth: Record<string, number>;
  flags: number[];
  factors: number[];
  betting_rounds: LabyrinthBettingRound[];
}

export interface LabyrinthPrintedTile {
  number: number;
  copies: number;
  sides: string[];
}

export interface LabyrinthBettingRound {
  first: number;
  last: number;
}

export interface TerraView {
  stage: string;
  seat: number;
  turn: number;
  first_turn: boolean;
  won: boolean;
  reached: number;
  tiles: TerraTileView[];
  sites: TerraSiteView[];
  sides: TerraSideView[];
  seats: TerraHandView[];
  stacks: TerraStackView[];
  looked: string;
  choices: TerraRowView[];
  row: string;
  row_fields: string[];
  waiting: string[];
  walks: TerraWalkView[];
  unseen: Record<string, number>;
  foundations: Record<string, number>;
}

export interface TerraTileView {
  field: string;
  tile: string;
  stair: string;
  new: boolean;
}

export interface TerraSiteView {
  field: string;
  value: number;
  level: number;
  worth: number;
  colour: string;
  owner: number;
  workers: number;
}

export interface TerraSideView {
  gold: number;
  bricks: Record<string, number>;
  supply: number;
  tips: number;
  score: number;
}

export interface TerraHandView {
  side: number;
  holds: boolean;
  tile: string;
  source: string;
  place: number;
}

export interface TerraStackView {
  stack: string;
  tiles: string[];
}

export interface TerraRowView {
  row: string;
  fields: string[];
  gold: number;
  bricks: string[];
  workers: string[];
}

export interface TerraWalkView {
  field: string;
  way: string;
  over: string[];
  site: string;
}

export interface TerraBox {
  rows: number;
  columns: number;
  fields: TerraField[];
  stacks: TerraStack[];
  height: number;
  tiles: Record<string, number>;
  foundations: Record<string, number>;
  bricks: string[];
  worth: number[];
  workers: number;
  crowd: number;
  tips: number;
  price: number;
  look_price: number;
  half_price: number;
  most_bricks: number;
  most_gold: number;
  turns: number;
  task: number;
  goal: number;
  task_worth: number;
  symbols: boolean;
  free_swap: boolean;
}

export interface TerraField {
  field: string;
  sign: string;
  half: string;
}

export interface TerraStack {
  stack: string;
  half: string;
  open: boolean;
}

export interface ValleyView {
  stage: string;
  seat: number;
  discard_for: string;
  holder: number;
  camper: number;
  seats: ValleySeatView[];
  supply: number;
  deck: number;
  discard_pile: number;
  last_discard: string;
  spent: string[];
  tomb: string;
  limit: number;
  tombs_left: number;
  top: string;
  smugglers: number;
  card: string;
  named: string[];
  wounded: string;
  shield_used: boolean;
  last_fight: ValleyLastFight | null;
}

export interface ValleySeatView {
  adventurer: string;
  coins: number;
  medallion: boolean;
  hand: string[];
  hand_size: number;
  known: string[];
  papyri: string[];
  papyri_left: number;
  camp: string[];
  adventurer_inside: boolean;
  paralysed: boolean;
  inside: ValleyFighter[];
  strength: number;
  face_down: string[];
  face_down_cards: number;
  face_down_papyri: number;
  turned_up: string[];
  traps: string[];
  won: string[];
  passed: boolean;
  consoled: boolean;
}

export interface ValleyFighter {
  card: string;
  strength: number;
  pieces: ValleyPiece[];
}

export interface ValleyPiece {
  reason: string;
  amount: number;
}

export interface ValleyLastFight {
  tomb: string;
  winner: number;
  sums: number[];
  fighters: string[][];
}

export interface ValleyBox {
  cards: Record<string, ValleyPrinted>;
  coins: number;
  papyri: number;
  hand: number;
  resources: number;
  most_cards: number;
  most_coins: number;
  wanted: number;
  consolation: number;
}

export interface ValleyPrinted {
  kind: 'adventurer' | 'animal' | 'companion' | 'papyrus-trap' | 'papyrus-undead' | 'tomb' | 'trap' | 'undead';
  copies: number;
  cost: number;
  strength: number;
  effect: string;
}

export interface ToyView {
  moment: number;
  actors: number[];
  treasure: number;
  hand: number[];
  hands: number[];
  laid: number[];
  past: number[];
  won: number[];
}

export interface ToyBox {
  cards: number[];
  treasures: number[];
  hand: number;
  rounds: number;
}
