export type EarlyScriptOptions = {
  /**
   * Modules (`ControlModule`) that know a control of the app before the app runs, by the name that the control has in
   * its attribute `data-control`.
   */
  controls: Readonly<Record<string, string>>;
  /** The script of every page. Default: that of a portal. */
  entry?: string;
};
