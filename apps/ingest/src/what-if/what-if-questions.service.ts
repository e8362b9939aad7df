import { say } from '@quadrant/rules/message';
import { Inject, Injectable } from '@nestjs/common';
import { Clock, type Actor } from '@quadrant/http';
import { parseRulingEffect, validateRuling, type Ruling } from '@quadrant/rules/policy';
import { parseRatingRules, ratingRulesSignature, type RatingRules } from '@quadrant/rules/rating';
import { readReport } from '@quadrant/rules/report';
import { finding, hasErrors, type Finding } from '@quadrant/rules/tournament';
import { RATING_RULES } from '@quadrant/store/history';
import { RefreshRequestRepository, type RefreshRequest } from '@quadrant/store/refreshes';
import { RulingRepository } from '@quadrant/store/rulings';
import { SubmissionRepository, type Delivery } from '@quadrant/store/intake';
import { problemOfWhatIf } from './what-if-refusal.js';
import type { WhatIfDto } from './what-if.dto.js';

/** Checks and stores what-if questions: a faulty one is refused before a worker computes. */
@Injectable()
export class WhatIfQuestions {
  constructor(
    private readonly refreshes: RefreshRequestRepository,
    private readonly submissions: SubmissionRepository,
    private readonly rulings: RulingRepository,
    private readonly clock: Clock,
    @Inject(RATING_RULES) private readonly rules: RatingRules,
  ) {}

  async ask(
    { rules, tournament, from, reason, ruling: asked }: WhatIfDto,
    actor: Actor,
    requestId: string,
  ): Promise<RefreshRequest> {
    const at = this.clock.now();
    const ruled =
      asked === undefined ? null : await this.judgeRuling(asked, rules !== undefined || tournament !== undefined);
    const findings = [
      ...(rules === undefined && tournament === undefined && asked === undefined ? [NOTHING_PREVIEWED] : []),
      ...(rules === undefined ? [] : under('/rules', this.judgeRules(rules))),
      ...(tournament === undefined ? [] : under('/tournament', await this.judge(tournament, actor, at))),
      ...(ruled === null ? [] : under('/ruling', ruled.findings)),
    ];
    const author = { handle: actor.handle, at, requestId };
    const why = reason?.trim() ?? say`what if, asked by ${actor.handle}`;
    if (hasErrors(findings)) {
      const codes = new Set(findings.filter(({ severity }) => severity === 'error').map(({ code }) => code));
      await this.refreshes.noteRefusedWhatIf(why, [...codes], author);
      throw problemOfWhatIf({ kind: 'what-if-refused', findings });
    }
    const question = {
      rules: rules ?? null,
      tournament: tournament ?? null,
      from: from ?? null,
      ruling: ruled?.ruling ?? null,
    };
    return this.refreshes.askWhatIf(question, why, author);
  }

  private async judgeRuling(
    json: object,
    isWithOthers: boolean,
  ): Promise<{ ruling: Ruling | null; findings: Finding[] }> {
    const { sets: effect, from = null, to = null } = json as Readonly<Record<string, unknown>>;
    const sets = parseRulingEffect(effect);
    if ('code' in sets) return { ruling: null, findings: [sets] };
    if (sets.kind !== 'switch' || isWithOthers) return { ruling: null, findings: [NOT_ALONE] };
    const others = await this.rulings.list();
    const number = (others.at(-1)?.number ?? 0) + 1;
    const dated = { from: dayOf(from), to: dayOf(to) };
    const ruling = { number, text: '', source: '', reading: null, ...dated, sets };
    return { ruling, findings: validateRuling(ruling, others) };
  }

  private judgeRules(json: object): readonly Finding[] {
    const { rules, findings } = parseRatingRules(json, this.rules);
    const isSame = rules !== null && ratingRulesSignature(rules) === ratingRulesSignature(this.rules);
    return isSame ? [...findings, SAME_RULES] : findings;
  }

  private async judge(document: object, submitter: Actor, receivedAt: Date): Promise<readonly Finding[]> {
    const raw = Buffer.from(JSON.stringify(document));
    const { report, findings, sha256, rawSha256 } = readReport(raw, { now: receivedAt });
    if (report === null || sha256 === null) return findings;
    const delivery: Omit<Delivery, 'requestId'> = {
      report,
      findings,
      raw,
      rawSha256,
      sha256,
      submitter,
      role: 'coordinator',
      revisionOf: null,
      receivedAt,
    };
    const plan = await this.submissions.plan({ ...delivery, requestId: null });
    return plan.kind === 'report-refused' ? plan.findings : findings;
  }
}

/** A value that is no string is turned into one, so that it is refused as no day. */
const dayOf = (json: unknown): string | null =>
  json === null || typeof json === 'string' ? json : JSON.stringify(json);

const NOTHING_PREVIEWED: Finding = finding(
  'missing-key',
  '',
  'No rules, tournament or ruling are given, so nothing would move.',
  'Give "rules", "tournament" or both, or "ruling" alone.',
);

const NOT_ALONE: Finding = finding(
  'ruling-effect-unknown',
  '/sets/kind',
  'A what-if answers what a switch would move, and nothing else beside it.',
  'Give a ruling of the kind switch alone, without rules and tournament.',
);

const SAME_RULES: Finding = finding(
  'same-rules',
  '',
  'These are the rules that are in force already, so they would move nothing.',
  'Give a policy or a k-table that differs, or leave "rules" out.',
);

/** Puts findings of a part under its pointer in the body. Line and column of the part alone mean nothing there. */
const under = (pointer: string, findings: readonly Finding[]): Finding[] =>
  findings.map(({ line: _line, column: _column, ...finding }) => ({ ...finding, pointer: pointer + finding.pointer }));
