/** A name that stays, in a real browser with a virtual authenticator: added, used on a second device, lost, deleted. */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { accessible } from './looks.ts';
import { Outage } from './outage.ts';
import { called, comes } from './people.ts';
import { expect, test } from './table.ts';

test.describe.configure({ mode: 'default' });
let outage: Outage;

test.beforeAll(async () => {
  outage = new Outage();
  await outage.start();
});

test.afterAll(() => outage.end());

/** Browsers allow passkeys for this host name, and for no IP address. */
const home = (): string => outage.address.replace('127.0.0.1', 'localhost');

interface Device {
  readonly page: Page;
  readonly cdp: CDPSession;
  readonly authenticatorId: string;
}

async function device(browser: Browser): Promise<Device> {
  const page = await comes(browser, { viewport: { width: 390, height: 844 } });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { page, cdp, authenticatorId };
}

/** Like a vendor's account that syncs: the passkey is on the other device, too. */
async function sync(from: Device, to: Device): Promise<void> {
  const { authenticatorId } = from;
  const { credentials } = await from.cdp.send('WebAuthn.getCredentials', { authenticatorId });
  for (const credential of credentials) {
    await to.cdp.send('WebAuthn.addCredential', {
      authenticatorId: to.authenticatorId,
      credential,
    });
  }
}

async function settings(page: Page): Promise<void> {
  await page.goto(home());
  await page.getByRole('button', { name: 'Settings' }).click();
}

async function become(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Continue as ${name}` }).click();
  await expect(page).not.toHaveURL(/#\/go\//);
}

test('a name stays across devices, outlives a lost one, and goes when it is deleted', async ({
  browser,
}) => {
  const phone = await device(browser);
  await called(phone.page, home(), 'Anna');
  await settings(phone.page);
  await phone.page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(phone.page.getByText('The name is yours now.')).toBeVisible();
  await phone.page.getByRole('button', { name: 'Get a code to write down' }).click();
  const code = await phone.page.getByText(/^([0-9A-Z]{4}-){4}[0-9A-Z]{4}$/).innerText();
  await accessible(phone.page, 'a name that stays');

  // Nobody else has this name here.
  const headers = { origin: home().slice(0, -1) };
  const other = await comes(browser);
  const taken = await other.request.post(`${home()}api/me`, { data: { name: 'ANNA' }, headers });
  expect(await taken.json()).toMatchObject({ refusal: { refused: 'name-owned' } });

  // A tablet is asked before it becomes Anna.
  const tablet = await device(browser);
  await sync(phone, tablet);
  await settings(tablet.page);
  await tablet.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await become(tablet.page, 'Anna');
  await settings(tablet.page);
  const passkeys = tablet.page.getByRole('list', { name: 'Your passkeys' }).getByRole('listitem');
  await expect(passkeys).toHaveCount(1);

  // The phone is lost: the tablet makes a passkey of its own, and the other one is removed.
  const { credentials } = await tablet.cdp.send('WebAuthn.getCredentials', {
    authenticatorId: tablet.authenticatorId,
  });
  for (const { credentialId } of credentials) {
    await tablet.cdp.send('WebAuthn.removeCredential', {
      authenticatorId: tablet.authenticatorId,
      credentialId,
    });
  }
  await tablet.page.getByRole('button', { name: 'Add another passkey' }).click();
  await expect(passkeys).toHaveCount(2);
  await passkeys
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(passkeys).toHaveCount(1);
  await phone.page.context().clearCookies();
  await settings(phone.page);
  await phone.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(phone.page.getByText('Nobody here signs in with that passkey.')).toBeVisible();

  // Nor is the way back by paper lost.
  await phone.page.getByRole('button', { name: 'Use a code on paper' }).click();
  await phone.page.getByRole('textbox', { name: 'Code on paper' }).fill(code.toLowerCase());
  await phone.page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await become(phone.page, 'Anna');
  await settings(phone.page);
  await expect(phone.page.getByRole('textbox', { name: 'Your name', exact: true })).toHaveValue(
    'Anna',
  );

  const saved = phone.page.waitForEvent('download');
  await phone.page.getByRole('button', { name: 'Download everything about me' }).click();
  expect((await saved).suggestedFilename()).toBe('pakli-me.json');
  await phone.page.getByRole('button', { name: 'Delete me' }).click();
  await phone.page.getByRole('group', { name: 'Delete me' }).getByRole('button').first().click();
  await expect(phone.page.getByText('Your data has been deleted.')).toBeVisible();
  await tablet.page.context().clearCookies();
  await settings(tablet.page);
  await tablet.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(tablet.page.getByText('Nobody here signs in with that passkey.')).toBeVisible();
  // The name is free again.
  await called(tablet.page, home(), 'Anna');
});

test('at an address without https the page says so in one sentence', async ({ browser }) => {
  const page = await comes(browser, { viewport: { width: 390, height: 844 } });
  await called(page, outage.address, 'Bo');
  await page.goto(outage.address);
  await page.getByRole('button', { name: 'Settings' }).click();
  await expect(page.getByText(/^Passkeys need an https address/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add a passkey' })).toHaveCount(0);
});
