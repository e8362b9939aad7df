/** These downloads are texts. */
export const TEXT_FORMATS = ['csv-matches', 'csv-scorecards', 'csv-crosstable', 'trf16'] as const;
export type TextFormat = (typeof TEXT_FORMATS)[number];
