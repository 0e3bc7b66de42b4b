// Loaded before a test: `Date` says what it would at the instant of `TEST_NOW`, and goes on from there.

const moved = Date.parse(process.env.TEST_NOW ?? "") - Date.now();
const Real = Date;

globalThis.Date = class extends Real {
  constructor(...given) {
    if (given.length === 0) super(Real.now() + moved);
    else super(...given);
  }

  static now() {
    return Real.now() + moved;
  }
};
