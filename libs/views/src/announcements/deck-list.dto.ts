import { f, nullable } from '@quadrant/http';
import { LONGEST_DECK_LIST, PART_NAMES, type DeckListCount } from '@quadrant/rules/announcements';
import type { Text } from '@quadrant/rules/message';
import type { DeckPart } from '@quadrant/rules/tournament';
import type { DeckLists, ShownDeckList } from '@quadrant/store/announcements';

export class NewDeckListDto {
  @f.AnyText({
    about: `A card in each line, such as "3 Ensign". Headings such as "Missions" begin its parts. At most ${LONGEST_DECK_LIST} characters`,
    example: 'Missions\n1 Excavation\n\nDraw deck\n3 Ensign',
  })
  list: string;
}

class PartCountDto {
  @f.Choice([...(Object.keys(PART_NAMES) as DeckPart[])], { nullable }) part: DeckPart | null;
  @f.Integer() cards: number;
}

class DeckListCountDto implements DeckListCount {
  @f.Integer('Cards in all') cards: number;
  @f.List(PartCountDto, 'Parts that the rules name, as the headings of the list say') parts: readonly PartCountDto[];
  @f.Texts('What differs from the numbers of cards that the rules give') notes: readonly Text[];
}

class ShownDeckListDto implements ShownDeckList {
  @f.AnyText() handle: string;
  @f.AnyText('Handle of the player, or of the director who submitted it for them') sentBy: string;
  @f.Instant() sentAt: Date;
  @f.AnyText({ nullable, about: 'Null while it is hidden from you' }) list: string | null;
  @f.Of(DeckListCountDto, { nullable }) count: DeckListCount | null;
}

export class DeckListsDto implements DeckLists {
  @f.Instant('Players submit their lists until then') until: string;
  @f.Instant({ nullable, about: 'When a director opened them; null while they are hidden' }) openedAt: Date | null;
  @f.Integer('How many players have submitted a list') submitted: number;
  @f.List(ShownDeckListDto, 'Those that you may know of') lists: readonly ShownDeckList[];
}
