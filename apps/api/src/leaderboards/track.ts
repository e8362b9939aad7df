import { notFound } from '@quadrant/http';
import { CATEGORIES, GAME_TITLES, type Category, type GameTitle } from '@quadrant/tournament';

/**
 * A rating track by the names in an address.
 * @throws Problem 404 that lists the names that there are
 */
export function getTrack(gameName: string, categoryName: string): { game: GameTitle; category: Category } {
  const game = GAME_TITLES.find((each) => each === gameName);
  if (game === undefined) {
    throw notFound(`There is no game title "${gameName}".`, `The game titles are ${GAME_TITLES.join(', ')}.`);
  }
  const category = CATEGORIES.find((each) => each === categoryName);
  if (category === undefined) {
    throw notFound(`There is no rating category "${categoryName}".`, `The categories are ${CATEGORIES.join(', ')}.`);
  }
  return { game, category };
}
