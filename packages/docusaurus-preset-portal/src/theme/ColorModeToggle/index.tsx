import { useColorMode, useThemeConfig } from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type { Props } from '@theme/ColorModeToggle';
import { CONTROL } from '../../plugins/early-script/controls';

/** Switches the colour mode; upstream's button is disabled, and out of the keyboard's reach, until the app runs. */
export default function ColorModeToggle({ className, buttonClassName, onChange }: Props) {
  const { colorMode } = useColorMode();
  const { defaultMode } = useThemeConfig().colorMode;
  // The page of the server has the default mode: attributes that differ from it would stay as they are.
  const shown = useIsBrowser() ? colorMode : defaultMode;
  const title = `Switch between dark and light mode (currently ${shown} mode)`;
  return (
    <div className={className}>
      <button
        className={`button--icon ${buttonClassName ?? ''}`.trim()}
        type="button"
        {...{ [CONTROL]: 'color-mode' }}
        onClick={() => onChange(colorMode === 'dark' ? 'light' : 'dark')}
        title={title}
        aria-label={title}
        aria-live="polite"
        aria-pressed={shown === 'dark'}
      />
    </div>
  );
}
