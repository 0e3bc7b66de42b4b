import { View } from "./view.ts";

/** A component that does one piece of work at a time, and shows while it does. */
export abstract class BusyView extends View {
  static override properties = { isBusy: { state: true } };

  declare protected isBusy: boolean;

  constructor() {
    super();
    this.isBusy = false;
  }

  /** Does work while the component shows that it is busy. */
  protected async busy<T>(work: () => Promise<T>): Promise<T> {
    this.isBusy = true;
    try {
      return await work();
    } finally {
      this.isBusy = false;
    }
  }
}
