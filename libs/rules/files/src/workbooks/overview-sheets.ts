import { findHead } from '../parts/find-head.js';

/** A sheet that sums up the season is no tournament: its name, or the title above its table, says so. */
const OVERVIEW =
  /(?<!\p{L})(?:overview|summary|season (?:ranking|standings|table)|annual ranking|yearly ranking|übersicht|gesamt(?:wertung|tabelle|stand)?|jahres(?:wertung|tabelle|rangliste)|saison(?:wertung|tabelle)|ranking (?:roczny|sezonu)|podsumowanie|classement (?:annuel|général|de la saison)|récapitulatif|bilan)(?!\p{L})/iu;

/** Tells whether a sheet sums up several tournaments. */
export function isOverview(name: string, text: string): boolean {
  const head = findHead(text);
  const above = head === null ? [] : text.slice(0, head.offset).split(/\r\n|\n|\r/);
  return OVERVIEW.test(name) || above.some((line) => OVERVIEW.test(line));
}
