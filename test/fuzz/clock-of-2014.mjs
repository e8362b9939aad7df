// Loaded before the program (`--import`): its clock begins two days after the tournaments of the scene, which the rules
// would refuse as too old today.
const Real = Date;
const behind = Real.now() - Real.UTC(2014, 10, 10, 12);

globalThis.Date = class extends Real {
  constructor(...args) {
    if (args.length === 0) super(Real.now() - behind);
    else super(...args);
  }

  static now() {
    return Real.now() - behind;
  }
};
