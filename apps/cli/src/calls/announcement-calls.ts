import type { CalendarOptions, DirectorApprovalOptions, PostponementOptions } from '../commands/announcement.js';
import { JSON_OPTION, sub, type CallContext, type JsonOption } from './call-context.js';

export function addAnnouncementCalls({ command, isJson, finish, surroundings }: CallContext): void {
  command('announce <file>', 'announce a tournament, described in a JSON file; uses QUADRANT_URL and QUADRANT_TOKEN')
    .option(...JSON_OPTION)
    .action(async (file: string, options: JsonOption) => {
      const { announce } = await import('../commands/announcement.js');
      finish(await announce(surroundings, file, { json: isJson(options) }));
    });
  command('calendar', 'list announced tournaments, from today on')
    .option('--from <day>', 'first day')
    .option('--to <day>', 'last day')
    .option('--game <game>', 'of this game only, as in 2e')
    .option('--country <country>', 'in this country only, as in DE')
    .option('--region <region>', 'in this region only')
    .option('--mine', 'only those that you have announced or direct')
    .option(...JSON_OPTION)
    .action(async ({ json, ...options }: JsonOption & CalendarOptions) => {
      const { showCalendar } = await import('../commands/announcement.js');
      finish(await showCalendar(surroundings, options, { json: isJson({ json }) }));
    });

  const announcement = command('announcement', 'show, change, cancel and postpone announced tournaments');
  sub(announcement, 'show <id>', 'show an announced tournament and its versions').action(
    async (id: string, options: JsonOption) => {
      const { showAnnouncement } = await import('../commands/announcement.js');
      finish(await showAnnouncement(surroundings, id, { json: isJson(options) }));
    },
  );
  sub(announcement, 'change <id> <file>', 'change it to what a JSON file describes').action(
    async (id: string, file: string, options: JsonOption) => {
      const { changeAnnouncement } = await import('../commands/announcement.js');
      finish(await changeAnnouncement(surroundings, id, file, { json: isJson(options) }));
    },
  );
  sub(announcement, 'cancel <id>', 'cancel it')
    .requiredOption('--reason <text>', 'reason, which players read')
    .action(async (id: string, { reason, ...options }: JsonOption & { reason: string }) => {
      const { cancelAnnouncement } = await import('../commands/announcement.js');
      finish(await cancelAnnouncement(surroundings, id, reason, { json: isJson(options) }));
    });
  sub(announcement, 'approve-director <id>', 'approve its director, so that their reports count at once')
    .option('--region <name>', 'only in this region')
    .requiredOption('--reason <text>', 'reason, which is kept in the audit')
    .action(async (id: string, { json, ...approval }: JsonOption & DirectorApprovalOptions) => {
      const { approveDirectorOf } = await import('../commands/announcement.js');
      finish(await approveDirectorOf(surroundings, id, approval, { json: isJson({ json }) }));
    });
  sub(announcement, 'register <id>', 'register yourself as a player, or as a director somebody else')
    .option('--player <handle>', 'who comes, if not you')
    .action(async (id: string, { player, json }: JsonOption & { player?: string }) => {
      const { registerPlayer } = await import('../commands/announcement.js');
      finish(await registerPlayer(surroundings, id, player, { json: isJson({ json }) }));
    });
  sub(announcement, 'unregister <id>', 'take a player off the list')
    .requiredOption('--player <handle>', 'you, or as a director somebody else')
    .action(async (id: string, { player, json }: JsonOption & { player: string }) => {
      const { unregisterPlayer } = await import('../commands/announcement.js');
      finish(await unregisterPlayer(surroundings, id, player, { json: isJson({ json }) }));
    });
  sub(announcement, 'registration <id> <state>', 'open or close the list of players').action(
    async (id: string, state: string, options: JsonOption) => {
      const { setRegistration } = await import('../commands/announcement.js');
      finish(await setRegistration(surroundings, id, state, { json: isJson(options) }));
    },
  );
  sub(announcement, 'postpone <id>', 'move it to a later date')
    .requiredOption('--date <day>', 'new date, as in 2026-12-12')
    .requiredOption('--time <time>', 'time of the clock there, as in 10:00')
    .option('--ends-on <day>', 'last day, if it is another one')
    .requiredOption('--reason <text>', 'reason, which players read')
    .action(async (id: string, { json, ...to }: JsonOption & PostponementOptions) => {
      const { postponeAnnouncement } = await import('../commands/announcement.js');
      finish(await postponeAnnouncement(surroundings, id, to, { json: isJson({ json }) }));
    });
}
