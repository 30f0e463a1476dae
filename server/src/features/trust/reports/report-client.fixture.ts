import type { TestApp } from '../../../testing/build-test-app.ts';
import { createMember, type TestMember } from '../../../testing/factories.ts';

/** The steps that tests of reports repeat. */
export function createReportClient(testApp: TestApp) {
  async function act(by: TestMember | null, method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) {
    const response = await testApp.inject({
      method,
      url,
      ...(by && { headers: by.headers }),
      ...(payload && { payload }),
    });
    return { status: response.statusCode, body: response.body === '' ? null : response.json() };
  }

  const report = (by: TestMember, them: { id: number }, more: object = {}) =>
    act(by, 'POST', '/api/reports/', { user_id: them.id, reason: 'money', ...more });
  const listCases = async (by: TestMember, status = 'open') =>
    (await act(by, 'GET', `/api/moderation/reports/?status=${status}`)).body;
  const caseAbout = async (by: TestMember, { id }: { id: number }) =>
    (await listCases(by)).find((each: { user_id: number }) => each.user_id === id);
  const claim = (by: TestMember, id: number) => act(by, 'POST', `/api/moderation/reports/${id}/claim/`);
  const decide = (by: TestMember, id: number, decided: object) =>
    act(by, 'POST', `/api/moderation/reports/${id}/decide/`, decided);

  const answerBan = (by: TestMember, id: number, answer: string) =>
    act(by, 'POST', `/api/moderation/reports/${id}/ban/`, { answer, note: 'I have looked too.' });

  /** Another moderator confirms a requested ban. */
  async function confirmBan(id: number): Promise<void> {
    const second = await createModerator();
    await claim(second, id);
    const response = await answerBan(second, id, 'confirm');
    if (response.status !== 200) throw new Error(JSON.stringify(response.body));
  }

  /**
   * Reports somebody. A moderator claims and decides the case, and another one confirms a ban.
   *
   * @returns the id of the case
   */
  async function judge(
    them: { id: number },
    decided: { decision: string; [field: string]: unknown },
    moderator?: TestMember,
  ): Promise<number> {
    const by = moderator ?? (await createModerator());
    await report(await createMember(testApp), them);
    const { id } = await caseAbout(by, them);
    await claim(by, id);
    const response = await decide(by, id, decided);
    if (response.status !== 200) throw new Error(JSON.stringify(response.body));
    if (decided.decision === 'ban') await confirmBan(id);
    return id;
  }

  const createModerator = () => createMember(testApp, { role: 'moderator' });
  const noticesOf = async (by: TestMember, kind: string) =>
    (await act(by, 'GET', '/api/notifications/')).body.filter((notice: { kind: string }) => notice.kind === kind);

  return {
    act,
    report,
    listCases,
    caseAbout,
    claim,
    decide,
    ...appealsOf(act),
    answerBan,
    judge,
    createModerator,
    noticesOf,
  };
}

function appealsOf<Response>(act: (by: TestMember, method: 'POST', url: string, payload?: object) => Response) {
  return {
    /** Claims the appeal and decides it. */
    async decideAppeal(by: TestMember, id: number, outcome: string) {
      await act(by, 'POST', `/api/moderation/appeals/${id}/claim/`);
      return act(by, 'POST', `/api/moderation/appeals/${id}/decide/`, { outcome, note: 'I looked again.' });
    },
  };
}
