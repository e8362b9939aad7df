import { InPath } from '@quadrant/http';

export const LeagueSlug = () => InPath('slug', 'Slug of the league');

export const SeasonName = () => InPath('season', { about: 'Name of the season', example: '2014-15' });

export const PlayerHandle = () => InPath('handle', 'Handle of the player; case and accents do not count');

export const AnyPlayerHandle = () =>
  InPath('handle', 'Any handle that leads to the player; case and accents do not count');

export const AccountHandle = () => InPath('handle', 'Handle of the account');

export const RunNumber = () => InPath('number', { about: 'Number of the run', type: 'integer' });
