/** Attribute by which the small script knows a control of the app. */
export const CONTROL = 'data-control';

/** Behaviour of a control before the app runs. */
export interface ControlModule {
  /** Called when the page begins to respond. */
  start?(): void;
  /** Responds to a press; if false, the app gets it. `isStarted`: the app may have read the state already. */
  press(control: HTMLElement, isStarted: boolean): boolean;
  /** True if a key activates the control. */
  isKey?(event: KeyboardEvent): boolean;
  /** True if a stored click is still to be passed on to the app; without this function, it always is. */
  isWanted?(): boolean;
}
