// What is in hand at the board: a tile being turned, a worker picked up, a site or a stack opened.

import type { Choice, TerraBox, TerraSiteView, TerraTileView, TerraView, TerraWalkView } from '../../generated/wire';
import type { Place } from '../../lib/places';
import type { Playing, Spot } from '../../lib/playing.svelte';
import { choicesAt, fullest, nearestStair, rowThrough, staircases, turned, uniqueWalks, walksTo, wayTo } from './marks';

export type Game = Playing<TerraView, TerraBox>;

const PATIENCE = 120; // milliseconds until a preview is asked for

export interface Press {
  spot: Spot;
  touch: boolean;
  key: boolean;
}

export class Hand {
  field = $state(''); // under the pointer or the keyboard
  touched = $state(''); // where a finger put the ghost
  aim = $state('n'); // where the stair of the tile in hand points
  worker = $state(''); // the tile whose worker was picked up
  drag: Place | null = $state.raw(null); // where it is being dragged
  site = $state(''); // whose choices are open
  stack = $state('');
  row = $state('');
  brick = $state(-1); // the first of two bricks to swap, by its place in the tray
  peeked: TerraView | null = $state.raw(null); // what would be after the move under the pointer
  unseen = $state(false); // the tiles never seen are listed
  private asked = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: Game) {}

  get view(): TerraView {
    return this.game.view;
  }
  /** Whose area is large: one's own, or the first one's for those who watch. */
  get seat(): number {
    return Math.max(this.game.seat, 0);
  }
  get side(): number {
    return this.view.seats[this.seat]?.side ?? 0;
  }
  /** The viewer is to move. */
  get mine(): boolean {
    return this.game.legal.length > 0;
  }
  get laid(): TerraTileView | undefined {
    return this.view.tiles.find((tile) => tile.new);
  }
  get walks(): TerraWalkView[] {
    return this.mine ? uniqueWalks(this.view.walks) : [];
  }

  can(move: string): boolean {
    return this.game.legal.some((choice) => choice.move === move);
  }
  canAny(verb: string): boolean {
    return this.game.legal.some((choice) => choice.verb === verb);
  }
  /** The choice a hint advises. */
  get hinted(): Choice | undefined {
    return this.game.legal.find((choice) => choice.move === this.game.hint);
  }
  siteAt(field: string): TerraSiteView | undefined {
    return this.view.sites.find((site) => site.field === field);
  }

  /** The stair the tile in hand would get on a field. */
  stairOn(field: string): string {
    return nearestStair(staircases(this.game.legal, field), this.aim);
  }

  /** The tile in hand where a click would lay it. */
  get ghost(): { field: string; stair: string } | null {
    if (this.view.stage !== 'lay' || !this.mine) return null;
    const field = this.touched || this.field;
    if (!staircases(this.game.legal, field).length) return null;
    return { field, stair: this.stairOn(field) };
  }

  turn(): void {
    const ghost = this.ghost;
    if (!ghost) this.aim = turned(this.aim);
    else this.aim = nearestStair(staircases(this.game.legal, ghost.field), turned(ghost.stair));
    this.hover(this.field);
  }

  /** The position has changed: what was in hand is put down. */
  settle(): void {
    const { stage, waiting, choices } = this.view;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- gone when this is done
    const going = new Set(this.walks.map((walk) => walk.field));
    if (!waiting.includes(this.worker)) this.worker = going.size === 1 ? [...going][0]! : '';
    if (stage !== 'work' || !this.mine) this.worker = '';
    this.row = stage === 'row' && this.mine ? (fullest(choices)?.row ?? '') : '';
    this.drag = null;
    this.site = '';
    this.touched = '';
    this.stack = '';
    this.brick = -1;
    this.peek('');
    if (stage === 'lay') this.hover(this.field);
    if (stage === 'row') this.peek(`row ${this.row}`);
  }

  /** Asks the server what would be after a move, once the pointer rests. */
  peek(move: string): void {
    if (move === this.asked) return;
    this.asked = move;
    this.peeked = null;
    clearTimeout(this.timer);
    if (!move || !this.can(move)) return;
    this.timer = setTimeout(() => void this.find(move), PATIENCE);
  }

  private async find(move: string): Promise<void> {
    const found = await this.game.look(move);
    if (this.asked === move) this.peeked = (found?.view as TerraView | undefined) ?? null;
  }

  /** The pointer or the focus came to a field; empty: it left the board. */
  hover(field: string): void {
    this.field = field;
    const { stage } = this.view;
    if (stage === 'lay' && this.mine) {
      const ghost = this.ghost;
      this.peek(ghost ? `${ghost.field} ${ghost.stair}` : '');
    } else if (stage === 'row' && this.mine) {
      const row = rowThrough(this.view.choices, field, this.laid?.field ?? '');
      if (row) this.light(row.row);
    }
  }

  light(row: string): void {
    this.row = row;
    this.peek(`row ${row}`);
  }

  send(move: string, spot?: Spot): void {
    void this.game.play(move, spot);
  }

  letGo(): boolean {
    const held = this.worker || this.site || this.stack || this.touched || this.brick >= 0;
    this.worker = this.site = this.stack = this.touched = '';
    this.brick = -1;
    this.drag = null;
    return Boolean(held);
  }

  /** A field was clicked, tapped or entered. */
  press(field: string, press: Press): void {
    if (!this.mine) return;
    const open = this.site;
    this.site = '';
    if (open === field) return;
    const { stage } = this.view;
    if (stage === 'work') this.pressAtWork(field, press.spot);
    else if (this.siteAt(field)?.value) this.open(field, press.spot);
    else if (stage === 'row') this.pressRow(field, press);
    else this.pressGround(field, press);
  }

  private pressGround(field: string, { spot, touch }: Press): void {
    const stair = this.stairOn(field);
    const move = `${field} ${stair}`;
    if (touch && this.can(move) && this.touched !== field) {
      this.touched = field;
      this.hover(field);
    } else this.send(move, spot);
  }

  private pressRow(field: string, { spot, touch, key }: Press): void {
    const laid = this.laid?.field ?? '';
    const row = rowThrough(this.view.choices, field, laid);
    if (row && touch && this.row !== row.row) this.light(row.row);
    else if (row) this.send(`row ${row.row}`, spot);
    else if (field !== laid) this.send(`${field} n`, spot);
    else if (key && this.row) this.send(`row ${this.row}`, spot);
  }

  private pressAtWork(field: string, spot: Spot): void {
    const { waiting } = this.view;
    if (waiting.includes(field)) this.worker = this.worker === field ? '' : field;
    else if (this.worker) this.pressWithWorker(field, spot);
    else if (this.siteAt(field)) this.open(field, spot);
    else if (this.view.tiles.some((tile) => tile.field === field)) this.send(`go ${field} n`, spot);
    else this.send(`${field} n`, spot);
  }

  private pressWithWorker(field: string, spot: Spot): void {
    const way = wayTo(this.worker, field);
    const legal = way && this.can(`go ${this.worker} ${way}`);
    const site = this.siteAt(field);
    if (legal || (way && !(site && this.offers(field)))) this.go(this.worker, way, spot);
    else if (site?.value) this.open(field, spot);
    else this.worker = '';
  }

  go(field: string, way: string, spot?: Spot): void {
    this.send(`go ${field} ${way}`, spot);
  }

  /** Whether there is anything to choose at a site. */
  offers(site: string): boolean {
    const choices = Object.keys(choicesAt(this.game.legal, site)).length;
    return choices > 0 || walksTo(this.walks, site).length > 0;
  }

  private open(field: string, spot: Spot): void {
    if (this.offers(field)) this.site = field;
    else this.send(this.build(field), spot);
  }

  /** The move somebody means who clicks a site at which nothing can be done. */
  build(field: string): string {
    const site = this.siteAt(field);
    if (site?.owner !== this.side) return `hire ${field}`;
    if (site.level) return `raise ${field} 0`;
    const bricks = this.view.sides[this.side]?.bricks ?? {};
    const colours = this.game.box.bricks.filter((name) => name !== 'white');
    const colour = colours.find((name) => bricks[name]) ?? colours[0]!;
    return `found ${field} ${colour}`;
  }

  pressStack(stack: string, spot: Spot): void {
    const { stage, stacks } = this.view;
    const empty = !stacks.find((one) => one.stack === stack)?.tiles.length;
    if (this.mine && stage === 'draw' && (empty || this.stack === stack)) this.send(`take ${stack}`, spot);
    else this.stack = this.stack === stack ? '' : stack;
  }

  pressBrick(place: number, bricks: string[], spot: Spot): void {
    if (!this.mine) return;
    if (this.brick < 0 || this.brick === place) {
      this.brick = this.brick === place ? -1 : place;
      return;
    }
    const pair = [bricks[this.brick]!, bricks[place]!];
    const kinds = this.game.box.bricks;
    pair.sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b));
    this.brick = -1;
    this.send(`swap ${pair.join(' ')}`, spot);
  }
}
