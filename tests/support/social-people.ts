import type { Api } from './api.ts';
import type { GraphServer } from './graph-server.ts';
import { freshName } from './people.ts';
import { Visitor } from './visitor.ts';

const password = 'correct-horse-9';

/** People of the social network, and their ways to this site. */
export function socialPeople(graph: GraphServer, caller: () => Api) {
  let made = 0;
  /** Somebody new at the social network, with a token for this site. */
  function person(fields: { email?: string; name?: string } = {}) {
    made += 1;
    const id = `1000${made}`;
    graph.people.set(id, { id, name: 'Kofi Mensah', email: `kofi.${made}@mail.example.org`, ...fields });
    return { id, access_token: graph.mintToken(id) };
  }
  const formOf = (id: string, fields: object = {}) => ({
    facebookid: id,
    username: freshName(),
    password,
    password2: password,
    ...fields,
  });
  /** As a browser: to the social network, logged in there, and back. */
  async function comeBack(browser: Visitor, id: string, aim = 'enter'): Promise<URL> {
    const there = await browser.follow(`/selfapi/facebook/start?aim=${aim}&country=ke`);
    const { pathname, search } = await graph.logIn(there.href, id);
    return browser.follow(pathname + search);
  }
  /** A member who came by the social network. */
  async function joined(fields: object = {}) {
    const { id, access_token } = person();
    const form = { ...formOf(id), access_token, ...fields };
    const { data } = await new Visitor(caller()).call('sign-in.register-third-party', form);
    if (data.success !== 'login_success') throw new Error('not registered');
    return { id, access_token, uid: data.member_uid, token: data.auth_token };
  }
  return { password, person, formOf, comeBack, joined };
}
