/** `pakli completion` */
import { Argument } from 'commander';
import { CommandLine, type Define } from '../../input/options.ts';

export const define: Define = (done) => {
  const command = new CommandLine('completion', done)
    .description('print a script that completes commands, options and games in a shell')
    .addArgument(new Argument('<shell>').choices(['bash', 'zsh', 'fish']))
    .examples(
      'pakli completion bash >> ~/.bashrc',
      'pakli completion zsh >> ~/.zshrc',
      'pakli completion fish > ~/.config/fish/completions/pakli.fish',
    )
    .notes(`A shell completes pakli, not npx pakli. In a clone, this makes it a command of its own:
  $ ln -s "$PWD/node_modules/.bin/pakli" ~/.local/bin/`)
    .runs(async (shell: 'bash' | 'zsh' | 'fish') => {
      const { completion } = await import('./completion.ts');
      if (command.parent !== null) console.log(completion(command.parent, shell));
      return 0;
    });
  return command;
};
