import { screen, within } from '@testing-library/react';

export const findWelcome = (email: string) =>
  screen.findByText(new RegExp(`, ${email}$`), { selector: 'h2' });

const BAR = ['Administración', { selector: 'nav' }] as const;

/** Returns the bar of staff; `null` while nobody is known to be signed in. */
export const staffBar = () => screen.queryByLabelText(...BAR);

export const findStaffBar = async () => within(await screen.findByLabelText(...BAR));
