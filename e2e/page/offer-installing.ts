import type { Page } from '@playwright/test';

/**
 * Makes the browser's offer to install, which automated browsers never make.
 * @returns whether the browser may still ask by itself
 */
export const offerInstalling = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const event = new Event('beforeinstallprompt', { cancelable: true });
    const prompt = async () => {
      document.documentElement.dataset['asked'] = 'yes';
      return { outcome: 'dismissed' };
    };
    dispatchEvent(Object.assign(event, { prompt }));
    return !event.defaultPrevented;
  });
