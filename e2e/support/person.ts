import type { Page, Response } from 'playwright-core';
import type { Api } from '../../tests/support/api.ts';
import { type Member, register } from '../../tests/support/people.ts';
import { alive } from './alive.ts';

/** The widths that screens are looked at, in CSS pixels, with the height of such a screen. */
export const heights = { 320: 640, 360: 800, 768: 1024, 1280: 900 };
export type Width = keyof typeof heights;

/** Somebody in front of a browser. */
export class Person {
  readonly page: Page;
  readonly api: Api;
  /** Script runs in this browser. */
  private readonly scripted: boolean;

  constructor(page: Page, api: Api, scripted: boolean) {
    this.page = page;
    this.api = api;
    this.scripted = scripted;
  }

  /**
   * Opens a path of the site and waits until the page can be used: until its code has taken over, where it comes by itself.
   */
  async open(path: string): Promise<Response> {
    const response = await this.page.goto(path, { waitUntil: 'load' });
    if (!response) throw new Error(`${path} gave no answer`);
    if (this.scripted && (await this.page.locator('html[data-lite]').count()) === 0) await alive(this.page);
    return response;
  }

  /** Turns the phone, or lets its evening colours come on, with the page as it stands. */
  async look({ width, dark }: { width: Width; dark: boolean }): Promise<void> {
    await this.page.setViewportSize({ width, height: heights[width] });
    await this.page.emulateMedia({ colorScheme: dark ? 'dark' : 'light', reducedMotion: 'reduce' });
  }

  /** Deletes what the site has stored in this browser; the browser's cache stays, as it does for whoever comes again. */
  async forget(): Promise<void> {
    await this.page.context().clearCookies();
    await this.page.goto('/robots.txt');
    await this.page.evaluate(() => {
      localStorage.clear();
      sessionStorage.clear();
    });
  }

  /** Logs in beside the screen: the token in the browser's storage, the cookie for rendered pages. */
  async logIn(username: string, password: string): Promise<Member> {
    const { data } = await this.api.must('sign-in.login', { username, password });
    await this.store(data.auth_token);
    return { uid: data.member_uid, username: data.member_username, password, token: data.auth_token };
  }

  /** A new member, logged in. */
  async register(): Promise<Member> {
    const member = await register(this.api);
    await this.store(member.token);
    return member;
  }

  private async store(token: string): Promise<void> {
    const answer = await this.page.request.post(`${this.api.url}/selfapi/session/login`, {
      headers: { 'x-auth-token': token },
      data: {},
    });
    if (!answer.ok()) throw new Error(`no page session: ${answer.status()} ${await answer.text()}`);
    // A page of the site's origin without scripts of its own, to reach its storage.
    await this.page.goto('/robots.txt');
    await this.page.evaluate((value) => localStorage.setItem('auth_token', value), token);
  }
}
