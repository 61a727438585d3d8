"""What the tests ask of a page in its own language: to read a widget at one glance, and to use it without a pause."""

from __future__ import annotations

# Everything the log says, oldest first: a match shows its last action on top and the earlier ones under a fold.
TOLD = """root => {
  const own = root.querySelectorAll('.ce-story > .ce-story__lines');
  const earlier = root.querySelectorAll('.ce-story__actions > li > .ce-story__lines');
  const lists = [...own, ...earlier].reverse();
  return lists.flatMap(list => [...list.querySelectorAll('.ce-mark')]).map(mark => {
    const line = mark.parentElement.cloneNode(true);
    line.querySelector('.ce-mark').remove();
    return [new URL(mark.href).hash.slice(1), line.textContent.replace(/\\u00a0$/, '')];
  });
}"""
TELLS = f"""([id, wanted]) => {{
  const root = document.getElementById(id);
  return root !== null && JSON.stringify(({TOLD})(root)) === JSON.stringify(wanted);
}}"""
ODDS = """root => [...root.querySelectorAll('.ce-exact')].map(table =>
  [...table.tBodies[0].rows].map(row => [row.cells[0].textContent, row.cells[1].textContent]))"""
DICE = "root => [...root.querySelectorAll('.ce-tray [role=img]')].map(dice => dice.getAttribute('aria-label'))"

# Waits until the widget is answered, or says that this took too long. It is called in one go with what asks.
_ANSWERED = """(root, patience) => new Promise((done, fail) => {
  const late = setTimeout(() => fail(new Error('no answer')), patience);
  const watch = new MutationObserver(() => {
    clearTimeout(late);
    watch.disconnect();
    done();
  });
  watch.observe(root, { attributes: true, attributeFilter: ['data-answered'] });
})"""

# Presses what a hand could press: it is there, allowed, in sight, and nothing lies upon its middle.
_PRESS = """(name, thing) => {
  const reached = () => {
    const { left, top, width, height } = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  if (!thing) throw new Error(`there is no ${name}`);
  if (thing.matches(':disabled, [aria-disabled=true]')) throw new Error(`${name} may not be pressed`);
  // What lies far off is drawn only when it comes near, and may then push the thing out of sight again.
  for (let tries = 0; tries < 4 && !reached(); tries += 1) {
    thing.scrollIntoView({ block: 'center', behavior: 'instant' });
  }
  if (!reached()) throw new Error(`${name} cannot be reached`);
  thing.click();
}"""

# Goes to a widget. What lies far below is drawn only when one comes near, and not at once.
_COME = """async (root) => {
  root.scrollIntoView({ block: 'center', behavior: 'instant' });
  while (!root.firstElementChild.checkVisibility({ contentVisibilityAuto: true })) {
    await new Promise(requestAnimationFrame);
  }
}"""

# Gives answers one after the other, each as soon as the last is answered; an answer is its kind and what is given.
# Returns what the widget shows after each, and what stopped it before the end, if anything did.
ANSWER = f"""async ([id, answers, patience]) => {{
  const root = document.getElementById(id);
  const part = name => document.getElementById(`${{id}}--${{name}}`);
  const press = (name, thing = part(name)) => ({_PRESS})(name, thing);
  const unfold = name => part(name)?.open || press(name, part(name)?.querySelector('summary'));
  const ways = {{
    choice: option => press(`opt-${{option}}`),
    dice: faces => {{
      unfold('set');
      faces.forEach((face, place) => press(`d${{place}}-${{face}}`, part(`d${{place}}-${{face}}`)?.closest('label')));
      press('set-go');
    }},
    card: card => {{
      unfold('set');
      part('card').value = card;
      if (part('card').value !== card) throw new Error('there is no such card');
      press('set-go');
    }},
  }};
  const shown = [];
  await ({_COME})(root);
  try {{
    for (const [kind, given] of answers) {{
      ways[kind](given);
      await ({_ANSWERED})(root, patience);
      shown.push([({TOLD})(root), ({ODDS})(root), ({DICE})(root), part('ask').textContent]);
    }}
  }} catch (error) {{
    return [shown, `${{id}}, answer ${{shown.length + 1}} (${{answers[shown.length]}}): ${{error.message}}`];
  }}
  return [shown, ''];
}}"""

# Follows a link to any address of the site, as if it stood on the page.
FOLLOW = """url => {
  const link = document.createElement('a');
  link.href = url;
  document.body.append(link);
  link.click();
  link.remove();
}"""

# How many milliseconds ago a widget last changed or something was pressed: none at all where this page is asked for the
# first time, since nobody has looked until then.
SINCE = """id => {
  const now = () => performance.now();
  if (!window.ceStill) {
    const still = (window.ceStill = new WeakMap());
    const pressed = () => (still.pressed = now());
    for (const kind of ['pointerdown', 'pointerup', 'keydown', 'keyup', 'input']) {
      addEventListener(kind, pressed, { capture: true, passive: true });
    }
    addEventListener('hashchange', pressed);
    still.pressed = now();
  }
  const root = document.getElementById(id);
  if (!root) return 0;
  if (!window.ceStill.has(root)) {
    window.ceStill.set(root, now());
    const changed = () => window.ceStill.set(root, now());
    new MutationObserver(changed).observe(root, {
      subtree: true, childList: true, characterData: true, attributeFilter: ['data-answered', 'data-asked'],
    });
  }
  return now() - Math.max(window.ceStill.get(root), window.ceStill.pressed);
}"""

# Presses whatever there is to press, as fast as the page answers, until the match is over or `most` presses are done.
# A choice is taken by a small generator of its own, so that every run of a test makes the same ones. A computer player
# that still thinks is hurried, or waited for.
PRESS = """async ([id, seed, most, hurry]) => {
  const root = document.getElementById(id);
  const pause = (ms) => new Promise((done) => setTimeout(done, ms));
  const asked = () => root.dataset.answered;
  const open = (selector) => [...root.querySelectorAll(selector)].filter((b) => b.ariaDisabled !== 'true');
  let luck = seed, presses = 0, longest = 0;
  const next = () => (luck = (luck * 1103515245 + 12345) % 2147483648) / 2147483648;
  while (presses < most) {
    if (root.querySelector(`[id="${id}--rematch"]`)) break;
    const go = root.querySelector(`[id="${id}--go"]`);
    const choices = open('.ce-moves button[data-send], [role=group] button[data-send]')
      .filter((b) => b.dataset.send.includes('"do":"choose"'));
    const waits = !hurry && go?.dataset.send.includes('hurry');
    const wanted = waits ? null : go && !choices.length ? go : choices[Math.floor(next() * choices.length)];
    const before = asked();
    const began = performance.now();
    if (wanted) { wanted.click(); presses += 1; }
    while (asked() === before && performance.now() - began < 5000) await pause(2);
    longest = Math.max(longest, performance.now() - began);
  }
  return [presses, longest];
}"""

# Whether the lesson waits for its reader: nothing is to come by itself.
WAITS = """(id) => {
  const root = document.getElementById(id), go = document.getElementById(`${id}--go`);
  const still = root.dataset.asked === root.dataset.answered && !go?.dataset.send?.match(/hurry|pause/);
  return still && Boolean(root.querySelector('.ce-stage'));
}"""
PHASE = """(id) => {
  const { classList } = document.getElementById(id).querySelector('.ce-stage--lesson');
  return ['watch', 'task', 'missed', 'right', 'shown', 'end'].find((phase) => classList.contains(`ce-stage--${phase}`));
}"""
