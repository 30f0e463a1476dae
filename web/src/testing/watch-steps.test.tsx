import { useEffect } from 'react';
import { expect, test } from 'vitest';
import { useLocation } from 'wouter';
import { openPage } from './open-page.ts';
import { showScreen } from './show-screen.tsx';

test('of a page is told what it asks, where it leads, what it keeps, says and changes in the cache', async () => {
  const page = await openPage();
  const { showToast } = await import('../ui/layers/toast-store.ts');
  function Busy() {
    const [, navigate] = useLocation();
    const work = () => {
      localStorage.setItem('draft', 'x'.repeat(300));
      localStorage.setItem('key', '0b1c2d3e-0000-4000-8000-00000000aaaa');
      localStorage.setItem('key', '0b1c2d3e-0000-4000-8000-00000000bbbb');
      const form = new FormData();
      form.append('note', 'Karibu');
      form.append('photo', new Blob(['four'], { type: 'image/webp' }));
      void fetch('/api/b').catch(() => undefined);
      void fetch('/api/a', { method: 'POST', body: form }).catch(() => undefined);
      sessionStorage.setItem('until', '1796492499032');
      sessionStorage.setItem('day', '{"month":"2026-11","day":"2026-11-28"}');
      localStorage.removeItem('key');
      localStorage.removeItem('nothing');
      page.client.setQueryData(['me'], { id: 1 });
      void page.client.invalidateQueries({ queryKey: ['me'] });
      showToast({ title: 'Not saved', description: 'Try again', kind: 'bad', error: new RangeError('no') });
      showToast({ title: 'Saved' });
      navigate('/next', { replace: true, state: { from: 1 } });
      navigate('/last');
    };
    return (
      <button type="button" onClick={work}>
        Work
      </button>
    );
  }
  const screen = await showScreen(page, <Busy />);
  await screen.press('Work');
  expect(page.steps.told().split('\n')).toEqual([
    'asks',
    '  GET /api/b',
    '  POST /api/a form note=Karibu photo=<image/webp, 4 B>',
    'leads to',
    '  /next in place of this page {"from":1} [during POST /api/a]',
    '  /last [during POST /api/a]',
    'keeps',
    `  browser draft ${'x'.repeat(180)}… (300)`,
    '  browser key <uuid>',
    '  browser key no more [during POST /api/a]',
    '  tab day {"month":"<day>","day":"<day>"} [during POST /api/a]',
    '  tab until <moment> [during POST /api/a]',
    'says',
    '  bad Not saved Try again RangeError [during POST /api/a]',
    '  good Saved [during POST /api/a]',
    'changes in the cache',
    '  ["me"] [during POST /api/a]',
    '  ["me"] out of date [during POST /api/a]',
  ]);
  page.steps.begin();
  expect(page.steps.told()).toBe('');
});

test('a step at opening, before a response, after it and at a change is told as such', async () => {
  const page = await openPage();
  function Kept() {
    useEffect(() => {
      localStorage.setItem('kept', 'open');
      return () => localStorage.setItem('kept', 'left');
    }, []);
    const work = async () => {
      const change = fetch('/api/a', { method: 'PUT' });
      void fetch('/api/messages/typing/', { method: 'POST' }).catch(() => undefined);
      localStorage.setItem('kept', 'asked');
      await change.catch(() => undefined);
      localStorage.setItem('kept', 'answered');
    };
    return (
      <button type="button" onClick={() => void work()}>
        Work
      </button>
    );
  }
  const screen = await showScreen(page, <Kept />);
  await screen.press('Work');
  screen.show(null);
  expect(page.steps.told().split('\n')).toEqual([
    'asks',
    '  POST /api/messages/typing/',
    '  PUT /api/a',
    'keeps',
    '  browser kept answered [after PUT /api/a]',
    '  browser kept asked [during PUT /api/a]',
    '  browser kept left [showing] [after PUT /api/a]',
    '  browser kept open [opening]',
  ]);
});

test('a test that races is left out', async () => {
  const page = await openPage();
  localStorage.setItem('draft', '1');
  expect(page.steps.told()).toBe('keeps\n  browser draft 1');
  page.steps.leaveOut();
  expect(page.steps.told()).toBe('');
});
