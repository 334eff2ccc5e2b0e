import type { Page } from '@playwright/test';
import { findPostgres, findRedis, startPostgres, startRedis } from '../../../scripts/services.ts';
import {
  composer,
  expectSameLog,
  expectSameSheet,
  hand,
  invite,
  players,
  sitDown,
  someone,
  told,
  whoIsAsked,
} from './people.ts';
import { playToTheEnd, takeHint } from './player.ts';
import { startServer, type TestServer } from './server.ts';
import { expect, test as base } from './table.ts';

/** Two servers that know nothing of each other but one database and one Redis. */
const test = base.extend<{ readonly servers: readonly [TestServer, TestServer] }>({
  // oxlint-disable-next-line no-empty-pattern
  servers: async ({}, use) => {
    const [postgres, redis] = await Promise.all([startPostgres(), startRedis()]);
    const env = { DATABASE_URL: postgres.url, REDIS_URL: redis.url };
    const servers = [await startServer(env), await startServer(env)] as const;
    await use(servers);
    for (const service of [...servers, postgres, redis]) await ('close' in service ? service.close() : service.stop());
  },
});
test.skip(findPostgres() === null || findRedis() === null, 'There is no PostgreSQL or no Redis here.');

/** The same page of another server. */
const at = (link: string, { url }: TestServer): string => link.replace(new URL(link).origin, url.replace(/\/$/, ''));

test('three people at two servers play a whole game of Last Word Standing, whatever happens to them', async ({
  browser,
  servers,
}) => {
  // A whole game of three, with two servers, two databases and four processes of browsers on perhaps two cores.
  test.setTimeout(600_000);
  const [one, two] = servers;
  const [ann, ben, cy] = [
    await someone(browser, { baseURL: one.url }),
    await someone(browser),
    await someone(browser),
  ] as const;
  const pages: readonly Page[] = [ann, ben, cy];
  // The clock of a telephone that will have been away for minutes.
  await cy.clock.install();
  const [first = '', second = ''] = await invite(ann, { game: 'last-word-standing', name: 'Ann', friends: 2 });
  await sitDown(ben, at(first, two), 'Ben');
  await sitDown(cy, at(second, two), 'Cy');
  for (const page of pages) await expect(players(page)).toBeVisible();
  await takeHint(await whoIsAsked(pages));
  await expectSameLog(pages);

  await test.step('one of the servers is killed: those of the other play on, and nobody loses anything', async () => {
    const before = await hand(cy);
    await two.kill();
    await expect(told(ben, 'The connection is lost.')).toBeVisible();
    await expect(ann.locator('.seat-note', { hasText: 'not connected' })).toHaveCount(2);
    await composer(ben).fill('half a wo');
    await two.start();
    for (const page of [ben, cy]) await expect(told(page, 'The connection is lost.')).toHaveCount(0);
    await expect(ann.locator('.seat-note', { hasText: 'not connected' })).toHaveCount(0);
    expect(await hand(cy)).toEqual(before);
    await expect(composer(ben)).toHaveValue('half a wo');
    await composer(ben).press('Escape');
  });

  await test.step('a telephone without a network for five minutes', async () => {
    await cy.context().setOffline(true);
    await expect(told(cy, 'The connection is lost.')).toBeVisible();
    await cy.clock.fastForward('05:00');
    const asked = await whoIsAsked([ann, ben, cy]);
    if (asked !== cy) await takeHint(asked);
    await cy.context().setOffline(false);
    await cy.clock.fastForward('01:00');
    await expect(told(cy, 'The connection is lost.')).toHaveCount(0);
    await expectSameLog(pages);
  });

  await test.step('a telephone that sleeps', async () => {
    const phone = await ben.context().newCDPSession(ben);
    await phone.send('Page.setWebLifecycleState', { state: 'frozen' });
    const asked = await whoIsAsked([ann, cy, ben]);
    if (asked !== ben) await takeHint(asked);
    await phone.send('Page.setWebLifecycleState', { state: 'active' });
    await expectSameLog(pages);
  });

  await Promise.all(pages.map((page) => playToTheEnd(page)));
  await expectSameSheet({ Ann: ann, Ben: ben, Cy: cy });
  for (const page of pages) await page.context().close();
});
