import type { GamePage } from '../page';
import { plain } from '../plain';

const page: GamePage = plain;
export default page;
