// People act on a page with a mouse or a finger, or by keyboard alone. Each step waits until it is done.

/** Finds everything by what people read: names of links and buttons, labels of fields. */
class Hands {
  constructor(page) {
    this.page = page;
  }

  link(name) {
    return this.page.locator('main').getByRole('link', { name, exact: true }).first();
  }

  button(name) {
    return this.page.locator('main').getByRole('button', { name, exact: true }).first();
  }

  field(label) {
    return this.page.locator('main').getByLabel(label, { exact: true }).first();
  }

  /** Finds a checkbox; its hint belongs to its label. */
  box(label) {
    return this.page.locator('main').getByRole('checkbox', { name: label }).first();
  }

  fold(name) {
    return this.page.locator('main summary').filter({ hasText: name }).first();
  }

  /** Waits until the page says so. */
  async sees(text) {
    await this.page.locator('main').getByText(text).first().waitFor();
  }

  /** Uses the menu of an account; on a telephone it is in the menu of the site. */
  async goByMenu(name) {
    const site = this.page.locator('.menu-button');
    const opener = (await site.isVisible()) ? site : this.page.locator('.account-button');
    await this.activate(opener);
    await this.goTo(this.page.locator('#account-menu').getByRole('link', { name }));
  }

  follow(name) {
    return this.goTo(this.link(name));
  }

  /** Presses a button that leads to a page, or reloads the same one. */
  press(name) {
    return this.goTo(this.button(name));
  }

  async goTo(locator) {
    await Promise.all([this.page.waitForEvent('load'), this.activate(locator)]);
  }

  fill(label, text) {
    return this.fillIn(this.field(label), text);
  }

  unfold(name) {
    return this.activate(this.fold(name));
  }
}

/** Uses a mouse, or a finger. */
export class Pointer extends Hands {
  /** Gives an element the focus. */
  reach(locator) {
    return locator.focus();
  }

  activate(locator) {
    return locator.click();
  }

  fillIn(field, text) {
    return field.fill(text);
  }

  choose(label, option) {
    return this.field(label).selectOption({ label: option });
  }

  check(label) {
    return this.box(label).check();
  }
}

/** Uses the keyboard alone. */
export class Keys extends Hands {
  reach(locator) {
    return tabTo(this.page, locator);
  }

  async activate(locator) {
    await tabTo(this.page, locator);
    await this.page.keyboard.press('Enter');
  }

  async fillIn(field, text) {
    await tabTo(this.page, field);
    // A date is typed part by part, in the order that the browser shows.
    if ((await field.getAttribute('type')) === 'date') {
      const [year, month, day] = text.split('-');
      await this.page.keyboard.type(`${month}${day}${year}`);
    } else {
      await this.page.keyboard.press('Control+A');
      await this.page.keyboard.insertText(text);
    }
  }

  async choose(label, option) {
    await tabTo(this.page, this.field(label));
    await this.page.keyboard.type(option);
  }

  async check(label) {
    await tabTo(this.page, this.box(label));
    await this.page.keyboard.press('Space');
  }
}

/** Presses Tab until an element has the focus, in sight (WCAG 2.2, 2.4.11). */
export async function tabTo(page, locator) {
  await locator.waitFor();
  for (let tabs = 0; tabs < 400; tabs += 1) {
    if (await locator.evaluate((element) => element === document.activeElement)) return expectInSight(locator);
    await page.keyboard.press('Tab');
  }
  throw new Error(`The keyboard does not reach ${String(locator)}.`);
}

/** @throws Error when the buttons that stay in sight cover the whole element */
async function expectInSight(locator) {
  const isCovered = await locator.evaluate((element) => {
    const bar = document.querySelector('main .buttons.sticky');
    if (bar === null || bar.contains(element)) return false;
    const [{ top, bottom, height }, above] = [element.getBoundingClientRect(), bar.getBoundingClientRect()];
    return height > 0 && top >= above.top && bottom <= above.bottom;
  });
  if (isCovered) throw new Error(`Buttons cover ${String(locator)}, which has the focus.`);
}
