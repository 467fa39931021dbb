/** `pakli completion` */
import { Argument, Command } from 'commander';
import { examples, type Define } from '../../input/options.ts';

export const define: Define = (done) => {
  const command = new Command('completion')
    .description('print a script that completes commands, options and games in a shell')
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish']))
    .addHelpText(
      'after',
      `${examples(
        'pakli completion bash >> ~/.bashrc',
        'pakli completion zsh >> ~/.zshrc',
        'pakli completion fish > ~/.config/fish/completions/pakli.fish',
      )}\n\nA shell completes pakli, not npx pakli. In a clone, this makes it a command of its own:\n  $ ln -s "$PWD/node_modules/.bin/pakli" ~/.local/bin/`,
    )
    .action(async (shell: 'bash' | 'zsh' | 'fish') => {
      const { completion } = await import('./completion.ts');
      const { parent } = command;
      if (parent !== null) console.log(completion(parent, shell));
      done(0);
    });
  return command;
};
