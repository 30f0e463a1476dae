/** Runs in the page: tries what the content policy forbids, and says which attempts it refused. */
export function tryRefusedContent() {
  const refused = (attempt: () => unknown) => {
    try {
      attempt();
      return false;
    } catch {
      return true;
    }
  };
  const element = document.createElement('p');
  document.body.append(element);
  element.setAttribute('style', 'opacity: 0.5');
  return {
    markup: refused(() => (element.innerHTML = '<b>bold</b>')),
    script: refused(() => (document.createElement('script').text = '1')),
    foreignWorker: refused(() => new Worker('https://example.org/worker.js')),
    inlineStyle: getComputedStyle(element).opacity === '1',
  };
}

export const allRefused = { markup: true, script: true, foreignWorker: true, inlineStyle: true };
