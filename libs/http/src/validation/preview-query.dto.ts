import * as f from '../fields/fields.js';

export class PreviewQuery {
  @f.QueryFlag({
    about: 'true: nothing is stored; the answer says what would be, and what that would move',
    default: false,
  })
  preview: boolean = false;
}
