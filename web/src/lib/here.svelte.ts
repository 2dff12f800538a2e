// What the server offers; asked once a page that needs it is opened.

import type { ServerCard } from '../generated/wire';
import { server } from './api';
import { agentsOf } from './levels';

export const here: { agents: string[] } = $state({ agents: [] });

export async function lookAround(): Promise<ServerCard> {
  const found = await server();
  here.agents = agentsOf(found.bots);
  return found;
}
