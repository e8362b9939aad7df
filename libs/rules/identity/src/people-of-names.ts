import { type NameReason, normaliseName } from '@quadrant/rules/names';
import type { Company } from './company.js';
import { bearersByName, type Setting } from './setting.js';

/** It knows the bearers and people of each name, as they are joined so far, and their company. */
export class PeopleOfNames {
  /** It lists the bearers of each name. */
  readonly ofName: readonly number[][];
  /** How many entries each name has. */
  readonly entriesOfName: readonly number[];
  private readonly companies = new Map<number, Company>();
  private readonly companiesOfGroups = new Map<number, { readonly size: number; readonly company: Company }>();

  constructor(private readonly setting: Setting) {
    this.ofName = bearersByName(setting);
    this.entriesOfName = this.ofName.map((those) =>
      those.reduce((sum, bearer) => sum + setting.bearers[bearer]!.entries.length, 0),
    );
  }

  entriesOf(person: number): number[] {
    const { groups, bearers } = this.setting;
    return groups.membersOf(person).flatMap((member) => [...bearers[member]!.entries]);
  }

  peopleOf(name: number): number[] {
    return [...new Set(this.ofName[name]!.map((bearer) => this.setting.groups.find(bearer)))];
  }

  companyOf(bearer: number): Company {
    let company = this.companies.get(bearer);
    if (!company) {
      company = this.setting.scale.of(this.setting.bearers[bearer]!.entries);
      this.companies.set(bearer, company);
    }
    return company;
  }

  companyOfGroup(person: number): Company {
    const { groups, scale } = this.setting;
    const [root, size] = [groups.find(person), groups.sizeOf(person)];
    let known = this.companiesOfGroups.get(root);
    if (known?.size !== size) {
      known = { size, company: scale.of(this.entriesOf(person)) };
      this.companiesOfGroups.set(root, known);
    }
    return known.company;
  }

  /** Returns how much of the company of the one with fewer entries is that of the other one. */
  shareOfCompany(one: number, other: number): number {
    const { groups, scale } = this.setting;
    const [few, many] = groups.sizeOf(one) < groups.sizeOf(other) ? [one, other] : [other, one];
    return scale.shareOf(this.entriesOf(few), this.companyOfGroup(many));
  }

  /** Tells whether two spellings of one name differ in the order of their words. */
  reasonOf(one: number, other: number): NameReason {
    const { bearers } = this.setting;
    return normaliseName(bearers[one]!.spelling) === normaliseName(bearers[other]!.spelling)
      ? 'same-name'
      : 'word-order';
  }
}
